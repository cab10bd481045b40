import { designErrors, type LoadedDesign } from '@adunni/contracts/studio/designs';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { lockDesign, requireDesign, store } from './designs.service.ts';
import { tellStaffOfDesign } from './tell.service.ts';

/** Each ask is somebody’s work. */
const ASKING = { most: 20, minutes: 24 * 60 };

/** Asks staff to publish a design of the caller’s. Throws 404, 409 when it waits or is published already, 429. */
export async function askForPublication(ctx: Ctx<Viewer>, designId: string): Promise<LoadedDesign> {
  await limitAttempts(ctx.db, `design-asked:${ctx.viewer._id}`, ASKING, ctx.clock());
  return ctx.db.transaction(async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    if (row.publication === 'waiting' || row.publication === 'published')
      throw new Refusal(designErrors.design_published);
    const asked = { publication: 'waiting', publicationReason: null, askedAt: ctx.clock(), decidedAt: null } as const;
    await tellStaffOfDesign(ctx, tx, await store(tx, row, asked));
    return requireDesign(ctx, tx, designId);
  });
}

/** Takes a design of the caller’s out of the gallery or out of review; any other stays as it is. Throws 404. */
export async function takeBack(ctx: Ctx<Viewer>, designId: string): Promise<LoadedDesign> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockDesign(ctx, tx, designId);
    if (row.publication === 'waiting' || row.publication === 'published')
      await store(tx, row, { publication: 'private' });
    return requireDesign(ctx, tx, designId);
  });
}
