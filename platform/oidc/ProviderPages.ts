/** Pages of the provider other than the sign-in: errors, sign-out confirmation, signed out. */
import { type Context, Predicate } from "effect";
import type { KoaContextWithOIDC } from "oidc-provider";
import type { PlatformConfig } from "#platform/PlatformConfig.ts";
import { isForPrograms } from "./OidcNames.ts";
import { chooseLocale } from "./pages/locale.ts";
import { type Page, pageHeaders } from "./pages/Page.ts";
import { errorPage, type Problem, signedOutPage, signOutPage } from "./pages/pages.ts";
import { errors, type Provider } from "./provider.ts";

export type Middleware = Parameters<Provider["use"]>[0];

type PageContext = Pick<KoaContextWithOIDC, "query" | "get" | "set" | "body">;

type Koa = Parameters<Middleware>[0];

const localeOf = (ctx: PageContext) => chooseLocale(ctx.query["ui_locales"], ctx.get("accept-language"));

export const problemOf = (error: unknown): Problem => {
  if (error instanceof errors.SessionNotFound) return "expired";
  if (error instanceof errors.OIDCProviderError && error.statusCode === 503) return "unavailable";
  return error instanceof errors.OIDCProviderError && error.expose ? "refused" : "failed";
};

export const providerPages = ({ origin, appName }: Context.Tag.Service<PlatformConfig>) => {
  const send = (ctx: PageContext, page: Page) => {
    ctx.set(pageHeaders(origin));
    ctx.body = page(appName);
  };

  /** Shows only the code of an OAuth error: its description is English and written for developers. */
  const renderError = (ctx: PageContext, out: { readonly error: string }, error: Error) =>
    send(ctx, errorPage(localeOf(ctx), problemOf(error), out.error));

  const explain = (ctx: Koa, status: number, problem: Problem, error: string) => {
    if (isForPrograms(ctx.path)) ctx.body = { error };
    else send(ctx, errorPage(localeOf(ctx), problem));
    ctx.status = status;
  };

  /** The outermost middleware: Koa's own error handler drops the security headers and answers in plain text. */
  const renderUnhandled: Middleware = async (ctx, next) => {
    try {
      await next();
      if (ctx.status !== 404 || Predicate.isNotNullable(ctx.body)) return;
      explain(ctx, 404, "notFound", "invalid_request");
    } catch (error) {
      // Errors of the store when the provider saves a session, which happens after its own error handling.
      if (error instanceof errors.OIDCProviderError && error.expose)
        return explain(ctx, error.statusCode, problemOf(error), error.error);
      explain(ctx, 500, "failed", "server_error");
      ctx.app.emit("server_error", ctx, error);
    }
  };

  const tooMany = (ctx: Koa, seconds: number) => {
    send(ctx, errorPage(localeOf(ctx), "tooMany"));
    ctx.status = 429;
    ctx.set("retry-after", String(seconds));
  };

  return {
    renderError,
    tooMany,
    renderUnhandled,
    logoutSource: (ctx: PageContext, form: string) => send(ctx, signOutPage(localeOf(ctx), form)),
    postLogoutSuccessSource: (ctx: PageContext) => send(ctx, signedOutPage(localeOf(ctx))),
  };
};
