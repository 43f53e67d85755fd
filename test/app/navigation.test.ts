/** The current item of the navigation. */
import { expect, it } from "vitest";
import { ariaCurrent, navigationItems } from "#src/app/navigation.ts";

const current = (pathname: string) =>
  navigationItems.flatMap((item) => {
    const value = ariaCurrent(pathname, item);
    return value === undefined ? [] : [[item.href, value]];
  });

it.each([
  ["/administer/overview", [["/administer/overview", "page"]]],
  ["/administer/my-apps/app_one", [["/administer/overview", "true"]]],
  ["/administer/themes", [["/administer/overview", "true"]]],
  ["/administer/themes/new", [["/administer/overview", "true"]]],
  ["/administer/themeswatch", []],
  ["/administer/users", [["/administer/users", "page"]]],
  ["/administer/users/statistics", [["/administer/users/statistics", "page"]]],
  ["/administer/analytics/segments", [["/administer/analytics/segments", "page"]]],
  ["/administer/analytics/dev", []],
])("at %s the current items are %j", (pathname, expected) => {
  expect(current(pathname)).toEqual(expected);
});
