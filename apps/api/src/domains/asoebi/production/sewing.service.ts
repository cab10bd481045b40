import { productionErrors } from '@adunni/contracts/asoebi/production';
import { commonErrors } from '@adunni/contracts/errors';
import { and, eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { users } from '../../identity/tables.ts';
import { makerIdOf, takesSewing } from '../../makers/queries.ts';
import { notifyMaker } from '../../makers/service.ts';
import { makers } from '../../makers/tables.ts';
import { inArea } from '../../notifications/rules.ts';
import { hostingKinds } from '../proposals/notification-kinds.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { requireAgreed } from './sets.queries.ts';
import { isHandedOver } from './to-do.queries.ts';

/** Who sews for a workshop. */
export interface Sewer {
  _id: string;
  name: string;
}

/**
 * Lets an approved tailor sew the sets of a group that the caller’s workshop makes, or with null takes it back, after
 * which the tailor sees nothing of it any more. Throws 404, 422, 409 once all is handed over.
 */
export function assignSewing(ctx: Ctx<Viewer>, invitationId: string, tailorId: string | null): Promise<Sewer | null> {
  return staffWrite(ctx, async (tx) => {
    const { makerId, groupId } = await requireAgreed(tx, await makerIdOf(tx, ctx.viewer._id), invitationId);
    const [known] = await tx
      .select({ tailorId: asoEbiInvitations.tailorId, isHandedOver })
      .from(asoEbiInvitations)
      .where(eq(asoEbiInvitations._id, invitationId))
      .for('no key update');
    if (!known) throw new Refusal(commonErrors.not_found);
    if (tailorId !== null && known.isHandedOver) throw new Refusal(productionErrors.all_handed_over);
    const tailor = tailorId === null ? null : await requireTailor(tx, tailorId, makerId);
    if (known.tailorId === tailorId) return tailor;
    await tx.update(asoEbiInvitations).set({ tailorId }).where(eq(asoEbiInvitations._id, invitationId));
    if (tailor)
      await notifyMaker(ctx, tx, tailor._id, {
        kind: hostingKinds.work,
        title: 'Aso-ebi sets to sew',
        text: 'A workshop has given you the sewing of a group. See its sets and their measurements.',
        path: inArea(`/orders/aso-ebi/${invitationId}`),
        cause: `aso-ebi-sewing:${groupId}:${tailor._id}:${ctx.clock().toISOString()}`,
      });
    return tailor;
  });
}

async function requireTailor(tx: Tx, tailorId: string, makerId: string): Promise<Sewer> {
  const [tailor] = await tx
    .select({ _id: makers._id, name: makers.name })
    .from(makers)
    .innerJoin(users, eq(users._id, makers.userId))
    .where(and(eq(makers._id, tailorId), takesSewing))
    // Waits for a tailor who is about to leave the workshop.
    .for('key share', { of: makers });
  if (!tailor || tailor._id === makerId) throw new Refusal(productionErrors.tailor_not_available);
  return tailor;
}
