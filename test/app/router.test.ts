/** Addresses: whatever an id or a search is, a link, the router and Back leave it as it is. */
import { createMemoryHistory } from "@tanstack/react-router";
import { Arbitrary, FastCheck, Option } from "effect";
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { makeRouter } from "#src/app/router.ts";
import { searchMaxLength } from "#src/domain/apps/appList.ts";
import { parseSearch, stringifySearch } from "#src/domain/searchParameters.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import { decodeChoice, encodeChoice, hrefOf } from "#src/features/metrics/question/address.ts";

/** Texts that a reader may take for something else. */
const tricky = FastCheck.constantFrom(
  ...'43 007 -0 1e3 9007199254740993 true false null undefined NaN Infinity [1] {"a":1} "43"'.split(" "),
  ..."' a+b 50% %34 a&b=c#d ? / \\ ä 👩‍⚕️ __proto__ $appId $ {$x} a;b a,b ~ * @ : ...".split(" "),
  "a b",
  " ",
);
const ids = FastCheck.oneof(
  tricky.map((id) => AppId.make(id)),
  Arbitrary.make(AppId),
);
const searches = FastCheck.oneof(
  tricky,
  FastCheck.string({ unit: "grapheme", minLength: 1, maxLength: searchMaxLength / 4 }),
).filter((text) => text.length <= searchMaxLength);

/** Opens a link, then the address that the router has made of it, another page, and goes back. */
const visit = (href: string) => {
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = makeRouter({ store: createStore(), takeAuthResponse: Option.none }, history);
  const linked = router.parseLocation(history.location);
  history.push(linked.publicHref);
  history.push("/administer/users");
  history.back();
  const location = router.parseLocation(history.location);
  expect([location.pathname, location.search]).toEqual([linked.pathname, linked.search]);
  return { location, router };
};

it("every id and every text can be a parameter, or several", () => {
  const params = FastCheck.dictionary(
    FastCheck.oneof(tricky, FastCheck.string({ unit: "grapheme" })),
    FastCheck.oneof(ids, searches, FastCheck.array(ids, { minLength: 2, maxLength: 3 })),
  );
  FastCheck.assert(
    FastCheck.property(params, (each) => {
      expect(parseSearch(stringifySearch(each))).toEqual({ ...each });
      expect(visit(`/administer/overview${stringifySearch(each)}`).location.search).toEqual({ ...each });
    }),
  );
});

it("a link to an app's statistics names that app", () => {
  FastCheck.assert(
    FastCheck.property(ids, (app) => {
      const href = hrefOf({ pathname: statisticsPath, search: encodeChoice({ app }), hash: "" });
      expect(decodeChoice(visit(href).location.search)).toEqual({ app });
    }),
  );
});

it("a path to an app or a theme names it, written as a link or by its parameters", () => {
  FastCheck.assert(
    FastCheck.property(ids, (id) => {
      const link = `/administer/my-apps/${encodeURIComponent(id)}`;
      const { router } = visit("/");
      const built = router.buildLocation({ to: "/administer/my-apps/$appId", params: { appId: id } });
      for (const href of [link, built.publicHref]) {
        const { location } = visit(href);
        expect(router.getMatchedRoutes(location.pathname)[1]).toEqual({ appId: id });
      }
      const { pathname } = visit(`/administer/themes/${encodeURIComponent(id)}`).location;
      expect(router.getMatchedRoutes(pathname)[1]).toEqual({ themeId: id });
    }),
  );
});
