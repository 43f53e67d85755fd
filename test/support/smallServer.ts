/** A fake of configuration, identity provider and API as one `fetch`, which records its requests. */

import { Schema } from "effect";
import { AppConfigFile } from "#src/domain/appConfigFile.ts";

/** Answers by path; any other path is a 404. */
export interface Answers {
  readonly [path: string]: (request: Request) => Response | Promise<Response>;
}

export const apiBaseUrl = "https://api.example";
const issuer = "https://id.example";

export const config = {
  apiBaseUrl,
  oidc: {
    issuer,
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    endSessionEndpoint: `${issuer}/session/end`,
    jwksUri: `${issuer}/jwks`,
    clientId: "wellbeing-console",
    audienceScope: "wellbeing-platform",
  },
  appName: "Wellbeing Console",
};

/** The configuration as the console reads it, with only these settings of the provider. */
export const configFor = (oidc: object) => Schema.decodeUnknownSync(AppConfigFile)({ ...config, oidc });

/** The same configuration with changed settings of the provider; undefined leaves one out. */
export const configWith = (oidc: object = {}) =>
  configFor(JSON.parse(JSON.stringify({ ...config.oidc, ...oidc })) as object);

/** An answer that waits until it is given. */
export const held = () => {
  let give: (response: Response) => void = () => {};
  return {
    answer: () =>
      new Promise<Response>((resolve) => {
        give = resolve;
      }),
    give: (response: Response) => give(response),
  };
};

export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The keys of `answers` are paths such as `/api/v1/apps` or `/token`; a key that ends with / matches all below it. */
export const smallServer = (answers: Answers = {}) => {
  const requests: Array<Request> = [];
  const all: Answers = { "/config.json": () => json(config), ...answers };
  return {
    requests,
    /** The requests to one path. */
    to: (path: string) => requests.filter(({ url }) => new URL(url).pathname === path),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      requests.push(request.clone());
      const { pathname } = new URL(request.url);
      const found = Object.keys(all).find(
        (path) => path === pathname || (path.endsWith("/") && pathname.startsWith(path)),
      );
      const answer = found === undefined ? undefined : all[found];
      return answer === undefined ? new Response(null, { status: 404 }) : answer(request);
    },
  };
};
