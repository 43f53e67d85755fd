/** What a person sees of the provider besides the sign-in: errors, the question before signing out, the goodbye. */
import { Predicate } from "effect";
import type { KoaContextWithOIDC } from "oidc-provider";
import { errorPage, type Problem } from "./pages/ErrorPage.ts";
import { chooseLocale } from "./pages/locale.ts";
import { pageHeaders } from "./pages/Page.ts";
import { signedOutPage, signOutPage } from "./pages/SignOutPage.ts";
import { errors, type Provider } from "./provider.ts";

export type Middleware = Parameters<Provider["use"]>[0];

type PageContext = Pick<KoaContextWithOIDC, "query" | "get" | "set" | "body">;

const localeOf = (ctx: PageContext) => chooseLocale(ctx.query["ui_locales"], ctx.get("accept-language"));

export const problemOf = (error: unknown): Problem => {
  if (error instanceof errors.SessionNotFound) return "expired";
  return error instanceof errors.OIDCProviderError && error.expose ? "refused" : "failed";
};

export const providerPages = (origin: string) => {
  const send = (ctx: PageContext, body: string) => {
    ctx.set(pageHeaders(origin));
    ctx.body = body;
  };

  /** Of OAuth's error only the code is shown: the descriptions are English and written for developers. */
  const renderError = (ctx: PageContext, out: { readonly error: string }, error: Error) =>
    send(ctx, errorPage(localeOf(ctx), problemOf(error), out.error));

  /** Outermost, since Koa by itself would drop the security headers and answer in plain text. */
  const renderUnhandled: Middleware = async (ctx, next) => {
    try {
      await next();
      if (ctx.status !== 404 || Predicate.isNotNullable(ctx.body)) return;
      send(ctx, errorPage(localeOf(ctx), "notFound"));
      ctx.status = 404;
    } catch (error) {
      send(ctx, errorPage(localeOf(ctx), "failed"));
      ctx.status = 500;
      ctx.app.emit("server_error", ctx, error);
    }
  };

  return {
    renderError,
    renderUnhandled,
    logoutSource: (ctx: PageContext, form: string) => send(ctx, signOutPage(localeOf(ctx), form)),
    postLogoutSuccessSource: (ctx: PageContext) => send(ctx, signedOutPage(localeOf(ctx))),
  };
};
