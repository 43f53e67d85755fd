/** The paths of the statistics, whose addresses name an app, a period and a time zone. */

export const statisticsPath = "/administer/users/statistics";
export const segmentsPath = "/administer/analytics/segments";
const devPath = "/administer/analytics/dev";

export const isStatisticsPath = (pathname: string): boolean =>
  [statisticsPath, segmentsPath, devPath].includes(pathname);
