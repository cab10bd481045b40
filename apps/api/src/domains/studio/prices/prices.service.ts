import type { Received } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import type { LoadedOwnPriceList, savePriceList } from '@adunni/contracts/studio/price-list';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { priceLists } from '../tables.ts';
import { findOwnPriceList } from './prices.queries.ts';

/** The price list of the caller’s workshop, and the commission that is taken of it. Throws 404 for who has none. */
export async function ownPriceList({
  db,
  viewer,
}: Pick<Ctx<Viewer>, 'viewer'> & { db: Tx | Ctx['db'] }): Promise<LoadedOwnPriceList> {
  const found = await findOwnPriceList(db, viewer._id);
  if (!found) throw new Refusal(commonErrors.not_found);
  const { goodsCommissionPercent: commissionPercent } = await getSettings(db);
  return { ...found, commissionPercent };
}

/** Changes what the caller’s workshop asks. Throws 404 without a workshop, 409 when it was changed since it was seen. */
export async function changePriceList(
  ctx: Ctx<Viewer>,
  { version, list: { isOpen, garments, textiles } }: Received<typeof savePriceList>['body'],
): Promise<LoadedOwnPriceList> {
  const { viewer } = ctx;
  return staffWrite(ctx, async (tx) => {
    const [maker] = await tx
      .select({ _id: makers._id })
      .from(makers)
      .where(eq(makers.userId, viewer._id))
      .for('no key update');
    if (!maker) throw new Refusal(commonErrors.not_found);
    if ((await ownPriceList({ db: tx, viewer })).version !== version) throw new Refusal(commonErrors.stale);
    const values = { isOpen, garments, textiles, version: version + 1, updatedAt: ctx.clock() };
    await tx
      .insert(priceLists)
      .values({ ...values, makerId: maker._id })
      .onConflictDoUpdate({ target: priceLists.makerId, set: values });
    return ownPriceList({ db: tx, viewer });
  });
}

/** Forgets what the workshop of a person who is being erased asks. */
export async function erasePriceList(tx: Tx, userId: string): Promise<void> {
  const [maker] = await tx.select({ _id: makers._id }).from(makers).where(eq(makers.userId, userId));
  if (maker) await tx.delete(priceLists).where(eq(priceLists.makerId, maker._id));
}
