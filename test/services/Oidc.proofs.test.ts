/** A sign-in binds its tokens to a key where the provider announces that it takes proofs (RFC 9449). */
import { Exit } from "effect";
import { calculateJwkThumbprint } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyRecord } from "#src/services/SessionStore.ts";
import { newProofKey } from "#src/services/sign-in/dpopProof.ts";
import { failureOf, type Forged, instead, issuer, now, outcomeOf, signIn } from "./forgedSignIn.ts";

afterEach(() => void vi.restoreAllMocks());

describe("a sign-in at a provider that announces proofs of possession (RFC 9449)", () => {
  const announced = { issuer, dpop_signing_alg_values_supported: ["RS256", "ES256"] };
  const tokens = { token_type: "dpop" };
  const boundKey = async (forged: Forged) => {
    const exit = await signIn({ metadata: announced, tokens, ...forged });
    if (!Exit.isSuccess(exit)) throw new Error(outcomeOf(exit));
    const { first, begun } = exit.value;
    return { key: first.session.tokens?.proofKey, type: first.session.tokens?.token_type, begun };
  };

  it("binds its tokens to a key that nobody can read, and names it in the request", async () => {
    const { key, type, begun } = await boundKey({});
    expect(key?.privateKey).toMatchObject({ type: "private", extractable: false });
    expect([type, begun.get("dpop_jkt")]).toEqual([
      "DPoP",
      await calculateJwkThumbprint({ ...key?.publicJwk }),
    ]);
  });

  it.each<[what: string, forged: Forged]>([
    ["dpop is off", { oidc: { dpop: "off" } }],
    [
      "another algorithm is announced",
      { metadata: { issuer, dpop_signing_alg_values_supported: ["RS256"] } },
    ],
    ["the provider announces nothing", { metadata: { issuer } }],
    ["there are no metadata", { metadata: undefined }],
  ])("has bearer tokens if %s", async (_what, forged) => {
    const { key, type, begun } = await boundKey({ tokens: { token_type: "Bearer" }, ...forged });
    expect([key, type, begun.get("dpop_jkt")]).toEqual([undefined, "Bearer", null]);
  });

  it("asks again for metadata that do not answer, and then has bearer tokens only if no address is missing", async () => {
    const log = vi.spyOn(globalThis.console, "log").mockImplementation(() => {});
    const fault = () => new Response(null, { status: 503 });
    const faults = (count: number) => ({
      instead: instead(
        "/.well-known/openid-configuration",
        ...Array.from({ length: count }, () => fault),
        undefined,
      ),
    });
    expect((await boundKey(faults(2))).type).toBe("DPoP");
    const bearer = { tokens: { token_type: "Bearer" } };
    expect(await boundKey({ ...faults(3), ...bearer })).toMatchObject({ key: undefined, type: "Bearer" });
    expect(String(log.mock.calls)).toContain("do not answer");
    const incomplete = { oidc: { jwksUri: undefined }, ...bearer };
    expect(outcomeOf(await signIn({ metadata: announced, ...faults(9), ...incomplete }))).toMatch(
      /^unreachable: GET .* answered 503$/,
    );
  });

  it("names the key of the session that has ended, so that the provider's session knows it", async () => {
    const formerKey = await newProofKey();
    const { key } = await boundKey({ record: { ...emptyRecord, subject: "ada", formerKey } });
    expect(key?.publicJwk).toEqual(formerKey.publicJwk);
  });

  it("needs no metadata and no browser that keeps keys if it is required, and then takes no bearer tokens", async () => {
    const required = { metadata: undefined, oidc: { dpop: "required" } };
    expect((await boundKey(required)).type).toBe("DPoP");
    expect(outcomeOf(await signIn({ ...required, tokens: { token_type: "Bearer" } }))).toBe(
      "misconfigured: the tokens are not bound to the key (DPoP)",
    );
    const { key, type, begun } = await boundKey({ ...required, keepsKeys: false });
    const thumbprint = await calculateJwkThumbprint({ ...key?.publicJwk });
    expect([key?.privateKey.extractable, type, begun.get("dpop_jkt")]).toEqual([false, "DPoP", thumbprint]);
  });

  it("is refused if its answer binds tokens although it was not asked to", async () => {
    expect(outcomeOf(await signIn({ tokens }))).toMatch(/^misconfigured: /);
  });

  it("names a clock that is wrong if the provider refuses the proof, and else its refusal", async () => {
    const refusedAt = async (seconds: number) => {
      const headers = { date: new Date((now() + seconds) * 1000).toUTCString() };
      const refused = () => Response.json({ error: "invalid_dpop_proof" }, { status: 400, headers });
      return failureOf(await signIn({ metadata: announced, instead: instead("/token", refused) }));
    };
    const early = await refusedAt(-600);
    expect(early?._tag === "SignInFailed" && early.clockAhead).toBeCloseTo(600, -1);
    const late = await refusedAt(-20);
    expect(late).toMatchObject({ message: expect.stringMatching(/^invalid_dpop_proof: POST /) });
    expect(late).not.toHaveProperty("clockAhead");
  });
});
