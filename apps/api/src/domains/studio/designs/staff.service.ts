import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { DESIGN_MOVES, designStaffErrors, type moveDesign, needsReason } from '@adunni/contracts/studio/staff-designs';
import { and, eq, isNull } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { lookHash } from '../../catalog/rules.ts';
import { looks } from '../../catalog/tables.ts';
import { type DesignRow, designs } from '../tables.ts';
import { store } from './designs.service.ts';
import { tellOwner } from './tell.service.ts';

/**
 * Publishes a design, declines it or takes it down, with its link, and tells its owner. Throws 404, 409 when it changed meanwhile,
 * can’t go there or is not drawn yet, 422 without the reason that its owner is owed.
 */
export async function decideOnDesign(
  ctx: StaffCtx,
  id: string,
  { version, status, reason }: Received<typeof moveDesign>['body'],
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(designs)
      .where(and(eq(designs._id, id), isNull(designs.deletedAt)))
      .for('no key update');
    if (!row) throw new Refusal(commonErrors.not_found);
    if (row.version !== version) throw new Refusal(commonErrors.stale);
    if (!DESIGN_MOVES[row.publication].includes(status)) throw new Refusal(designStaffErrors.design_move_not_possible);
    if (needsReason(status) && reason === '') throw new Refusal(designStaffErrors.design_reason_missing);
    if (status === 'published' && !(await isDrawn(tx, row))) throw new Refusal(designStaffErrors.design_not_drawn);
    const next = await store(tx, row, {
      ...{ publication: status, publicationReason: needsReason(status) ? reason : null, decidedAt: ctx.clock() },
      ...(status === 'removed' && { shareToken: null }),
    });
    await tellOwner(ctx, tx, next);
    return next.version;
  });
}

/** Whether its picture shows it as it is: what nobody has seen is not published. */
async function isDrawn(tx: Tx, { lookHash: drawn, recipe }: DesignRow): Promise<boolean> {
  if (drawn === null || drawn !== lookHash(recipe)) return false;
  const [look] = await tx.select({ mediaId: looks.mediaId }).from(looks).where(eq(looks.hash, drawn));
  return Boolean(look?.mediaId);
}
