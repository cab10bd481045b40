import { lte } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx, Deps, Viewer } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { affiliateDevices } from '../tables.ts';
import { browserHash, DEVICE_DAYS, knowBrowser } from './browser-cookie.ts';

/** Knows the browser in which a partner looks after their partnership from now on. */
export const noteOwnBrowser = (ctx: Ctx<Viewer>, request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  note(ctx, knowBrowser(ctx.config, request, reply, 'device'), ctx.viewer._id);

/** Notes who signs in in a partner’s browser; of any other nothing is known. */
export async function noteSignIn(ctx: Ctx, request: FastifyRequest, userId: string): Promise<void> {
  const deviceHash = browserHash(request, 'device');
  if (deviceHash) await note(ctx, deviceHash, userId);
}

async function note({ db, clock }: Pick<Deps, 'db' | 'clock'>, deviceHash: string, userId: string): Promise<void> {
  const seenAt = clock();
  await db
    .insert(affiliateDevices)
    .values({ deviceHash, userId, seenAt })
    .onConflictDoUpdate({ target: [affiliateDevices.deviceHash, affiliateDevices.userId], set: { seenAt } });
}

/** Drops what was seen longer ago than a browser is known. */
export async function forgetOldDevices({ db, clock }: Deps): Promise<void> {
  await db
    .delete(affiliateDevices)
    .where(lte(affiliateDevices.seenAt, new Date(clock().getTime() - DEVICE_DAYS * DAY_MS)));
}
