import { openingErrors } from '@adunni/contracts/asoebi/opening';
import type { Picture } from '@adunni/contracts/fields';
import { eq } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { keepPicture, readPicture, removePictures, storePicture } from '../../media/service.ts';
import { requireHosted } from '../members/rights.queries.ts';
import { asoEbiEvents } from '../tables.ts';
import { coverOf } from './covers.queries.ts';

const UPLOADS = { most: 40, minutes: 60 };

/** Replaces the cover of an event that the caller may edit. Throws 404, 409 while it is held or is over, 429, as `readPicture`. */
export async function replaceCover(ctx: Ctx<Viewer>, eventId: string, bytes: Buffer): Promise<Picture | null> {
  // Asked for before, so that nobody else’s upload is read.
  await requireHosted(ctx.db, ctx.viewer._id, eventId, 'edit');
  await limitAttempts(ctx.db, `aso-ebi-cover:${ctx.viewer._id}`, UPLOADS, ctx.clock());
  const picture = await keepPicture(ctx, await readPicture(bytes));
  return setCover(ctx, eventId, async (tx) => {
    const { _id } = await storePicture(tx, { ...picture, alt: 'Cover of the event', isPrivate: false });
    return _id;
  });
}

/** Takes the cover of an event away that the caller may edit. Throws 404, 409. */
export const removeCover = (ctx: Ctx<Viewer>, eventId: string): Promise<Picture | null> =>
  setCover(ctx, eventId, async () => null);

/** A cover is no part of the form, so that it makes no draft stale that is written meanwhile. */
function setCover(
  ctx: Ctx<Viewer>,
  eventId: string,
  next: (tx: Tx) => Promise<string | null>,
): Promise<Picture | null> {
  return ctx.db.transaction(async (tx) => {
    const { event } = await requireHosted(tx, ctx.viewer._id, eventId, 'edit', 'update');
    if (event.heldAt !== null) throw new Refusal(openingErrors.event_held);
    if (event.status === 'cancelled') throw new Refusal(openingErrors.not_open);
    const coverId = await next(tx);
    await tx.update(asoEbiEvents).set({ coverId }).where(eq(asoEbiEvents._id, eventId));
    if (event.coverId) await removePictures(ctx, tx, [event.coverId]);
    return coverOf(tx, { coverId });
  });
}
