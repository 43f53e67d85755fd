/** Lints the OpenAPI document by Redocly's recommended rules. */
import { createConfig, lintFromString } from "@redocly/openapi-core";

/** A line for each problem, warnings too. */
export const lint = async (source: string): Promise<ReadonlyArray<string>> => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(
    ({ ruleId, message, location }) => `openapi.json${location[0]?.pointer ?? ""}: ${message} (${ruleId})`,
  );
};
