/** Error answers whose body is no JSON, such as a proxy's page: they are read as what their status stands for. */
import { HttpClientResponse } from "@effect/platform";
import { Effect } from "effect";

const isJson = (body: ArrayBuffer): boolean => {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
};

const withoutBody = ({ request, status, headers }: HttpClientResponse.HttpClientResponse) =>
  HttpClientResponse.fromWeb(request, new Response(null, { status, headers }));

/** Answers of 400 and above come without such a body. */
export const droppingForeignBodies = <E, R>(
  response: Effect.Effect<HttpClientResponse.HttpClientResponse, E, R>,
) =>
  Effect.flatMap(response, (answer) =>
    answer.status < 400
      ? Effect.succeed(answer)
      : // As bytes, as the contract's client reads it: a body is read once.
        Effect.match(answer.arrayBuffer, {
          onFailure: () => withoutBody(answer),
          onSuccess: (body) => (isJson(body) ? answer : withoutBody(answer)),
        }),
  );
