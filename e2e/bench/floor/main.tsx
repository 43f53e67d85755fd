/** The floor: what a page with the console's libraries, one button and the same rows costs without the console. */
import { FetchHttpClient, HttpClient, HttpClientResponse } from "@effect/platform";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { Effect, Schema } from "effect";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { createRoot } from "react-dom/client";

const Rows = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    status: Schema.String,
    creationDate: Schema.DateTimeUtc,
  }),
);

const loadRows = () =>
  HttpClient.get("/rows.json").pipe(
    Effect.flatMap(HttpClientResponse.schemaBodyJson(Rows)),
    Effect.provide(FetchHttpClient.layer),
    Effect.runPromise,
  );

const root = createRootRoute({
  component: () => (
    <main>
      <Outlet />
    </main>
  ),
});

const list = createRoute({ getParentRoute: () => root, path: "/", loader: loadRows, component: List });

const detail = createRoute({
  getParentRoute: () => root,
  path: "$id",
  loader: async ({ params }) => (await loadRows()).find(({ id }) => id === params.id),
  component: Detail,
});

function List() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <h1>Rows</h1>
      <Button onPress={() => setPresses(presses + 1)}>{presses}</Button>
      <table>
        <tbody>
          {list.useLoaderData().map(({ id, name, status, creationDate }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={detail.fullPath} params={{ id }}>
                  {name}
                </Link>
              </th>
              <td>{status}</td>
              <td>{creationDate.toString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Detail() {
  const row = detail.useLoaderData();
  return (
    <dl>
      {Object.entries(row ?? {}).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const router = createRouter({ routeTree: root.addChildren([list, detail]) });

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

createRoot(document.querySelector("#root") ?? document.body).render(<RouterProvider router={router} />);
