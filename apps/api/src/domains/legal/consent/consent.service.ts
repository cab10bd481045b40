import type { Received } from '@adunni/contracts/endpoint';
import type { setConsent } from '@adunni/contracts/legal/consent';
import type { ConsentPurpose } from '@adunni/contracts/legal/consent-rules';
import { versionLabel } from '@adunni/contracts/legal/names';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../kit/context.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { networkOf } from '../../../kit/security/network-of.ts';
import { publishedVersions } from '../queries.ts';
import { inForceAt } from '../rules.ts';
import { cookieConsents, legalVersions } from '../tables.ts';
import { CONSENT_DAYS, hashConsentKey, newConsentKey, readConsentCookie, setConsentCookie } from './consent-cookie.ts';

/** Choices of one network, which many phones may share. */
const CHOICES = { most: 240, minutes: 60 };

interface Consent {
  choices: Record<string, boolean>;
  decidedAt: Date;
  policyVersion: string | null;
}

/** How a version of the cookie policy is called; null when none is known. */
const labelOf = (version: { number: number | null; correction: number } | null): string | null =>
  version?.number ? versionLabel(version.number, version.correction) : null;

/** The last choice of this browser or, in one without any, of the account; null once it is a year old. */
export async function consentOf(ctx: Ctx, request: FastifyRequest): Promise<Consent | null> {
  const key = readConsentCookie(request);
  const { deviceHash, userId, choices, createdAt } = cookieConsents;
  const since = new Date(ctx.clock().getTime() - CONSENT_DAYS * DAY_MS);
  const byDevice = key ? eq(deviceHash, hashConsentKey(key)) : undefined;
  const byPerson = ctx.viewer ? eq(userId, ctx.viewer._id) : undefined;
  for (const owner of [byDevice, byPerson]) {
    if (!owner) continue;
    const [last] = await ctx.db
      .select({ choices, decidedAt: createdAt, policy: legalVersions })
      .from(cookieConsents)
      .leftJoin(legalVersions, eq(legalVersions._id, cookieConsents.policyVersionId))
      .where(and(or(owner), gt(createdAt, since)))
      .orderBy(desc(createdAt), desc(cookieConsents._id))
      .limit(1);
    if (last) return { choices: last.choices, decidedAt: last.decidedAt, policyVersion: labelOf(last.policy) };
  }
  return null;
}

/** Whether something may be kept for this purpose: only after a yes to it. */
export const mayKeepFor = async (ctx: Ctx, request: FastifyRequest, purpose: ConsentPurpose): Promise<boolean> =>
  (await consentOf(ctx, request))?.choices[purpose] === true;

/** Logs a choice beside those before it, with the policy that holds, and lets the browser keep its key. Throws 429. */
export async function decide(
  ctx: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  { choices }: Received<typeof setConsent>['body'],
): Promise<Consent> {
  const decidedAt = ctx.clock();
  await limitAttempts(ctx.db, `cookie-consent ${networkOf(ctx.address)}`, CHOICES, decidedAt);
  const key = readConsentCookie(request) ?? newConsentKey();
  const policy = inForceAt(await publishedVersions(ctx.db, 'cookies'), decidedAt);
  await ctx.db.insert(cookieConsents).values({
    deviceHash: hashConsentKey(key),
    userId: ctx.viewer?._id ?? null,
    choices: choices as Record<string, boolean>,
    policyVersionId: policy?._id ?? null,
    createdAt: decidedAt,
  });
  setConsentCookie(ctx.config, request, reply, key);
  for (const followChoice of extensionsOf('consentChosen')) await followChoice({ ctx, request, reply }, choices);
  return { choices: choices as Record<string, boolean>, decidedAt, policyVersion: labelOf(policy) };
}
