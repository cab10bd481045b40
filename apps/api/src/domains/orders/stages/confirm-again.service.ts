import { commonErrors } from '@adunni/contracts/errors';
import { eq, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { isMeasuringConfirmed } from '../measurements/wanted.rules.ts';
import { orderParts, stageEvents } from '../tables.ts';

/**
 * Puts a part of a locked order, whose customer replaced measurements, back to before its maker confirmed them, also
 * while it is on hold; whoever saw it before has to look again. It stays where it is when nobody had confirmed them.
 */
export async function confirmAgain(
  { viewer, clock }: Ctx<Viewer>,
  tx: Tx,
  partId: string,
): Promise<{ makerId: string; wasConfirmed: boolean }> {
  const [part] = await tx.select().from(orderParts).where(eq(orderParts._id, partId));
  if (!part) throw new Refusal(commonErrors.not_found);
  const wasConfirmed = isMeasuringConfirmed(part);
  const isHeld = part.stage === 'on-hold';
  await tx
    .update(orderParts)
    .set({
      ...(wasConfirmed && (isHeld ? { heldAt: 'confirmed' } : { stage: 'confirmed' })),
      version: sql`${orderParts.version} + 1`,
    })
    .where(eq(orderParts._id, partId));
  const note = wasConfirmed
    ? 'Measurements updated by the customer, to be confirmed again.'
    : 'Measurements updated by the customer.';
  await tx.insert(stageEvents).values({
    ...{ partId, note, actorId: viewer._id, createdAt: clock() },
    stage: wasConfirmed && !isHeld ? 'confirmed' : part.stage,
  });
  return { makerId: part.makerId, wasConfirmed };
}
