import { guestErrors } from '@adunni/contracts/asoebi/guest';
import type { GuestOrderForm } from '@adunni/contracts/asoebi/guest-forms';
import { GUEST_TERMS, orderSums, setDeposit } from '@adunni/contracts/asoebi/sums';
import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { createAttempt } from '../../payments/service.ts';
import { getSettings } from '../../settings/queries.ts';
import { type asoEbiGroups, asoEbiHandovers, type EventRow, type PackageRow } from '../tables.ts';
import { wearerOf } from './details.service.ts';
import type { Placed } from './place.service.ts';
import { asoEbiOrders, asoEbiSets } from './tables.ts';

/** How a request is known when it is repeated, and what its order is found by. */
export interface GuestPlacement {
  key: string;
  hash: string;
  publicId: string;
}

interface Where extends GuestPlacement {
  event: EventRow;
  group: typeof asoEbiGroups.$inferSelect;
  packages: readonly PackageRow[];
  guestId: string | null;
  /** Whether a link that was sent to one person was used by another. */
  isOther: boolean;
}

/**
 * Stores an order whose sets are taken, with its price, rates and terms as they are now, and begins its payment. Throws
 * 400 without an address for a delivery, 409 when it costs something else than the guest saw.
 */
export async function storeOrder(ctx: Ctx, tx: Tx, where: Where, form: GuestOrderForm): Promise<Placed> {
  const { key, hash, publicId, event, group, packages, guestId, isOther } = where;
  if (!group.makerId) throw new Refusal(guestErrors.not_taking);
  const now = ctx.clock();
  const { asoEbiCommissionPercent, taxPercent, stockHoldMinutes } = await getSettings(tx);
  const handover = await handoverOf(tx, event._id, form);
  const sets = form.sets.map((one) => {
    const pack = packages.find(({ _id }) => _id === one.packageId);
    if (!pack || pack.price === null) throw new Refusal(guestErrors.package_gone);
    return { ...one, pack, price: pack.price, deposit: setDeposit(pack.price, pack.depositPercent) };
  });
  const rates = { commissionPercent: asoEbiCommissionPercent, taxPercent, addsFee: event.feeBearer === 'guests' };
  const sums = orderSums(sets, handover.price, rates);
  if (sums.total !== form.expectedTotal) throw new Refusal(guestErrors.guest_price_changed);
  const deposit = form.plan === 'deposit' ? sums.deposit : sums.total;
  const [order] = await tx
    .insert(asoEbiOrders)
    .values({
      ...{ publicId, number: nextNumber(now), eventId: event._id, groupId: group._id, makerId: group.makerId },
      ...{ guestId, userId: ctx.viewer?._id ?? null, otherPhone: isOther },
      ...{ name: form.name, phone: normalisePhone(form.phone), email: form.email },
      ...{ handoverId: handover._id, address: handover.kind === 'delivery' ? form.address : '' },
      ...{ ...sums, deposit, ...rates, terms: { sentences: [...GUEST_TERMS] } },
      holdUntil: new Date(now.getTime() + stockHoldMinutes * MINUTE_MS),
      ...{ placementKey: key, placementHash: hash, createdAt: now },
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  const rows = [];
  for (const { pack, price, deposit: reserving, ...details } of sets)
    rows.push({
      ...(await wearerOf(ctx, tx, details, pack.needs)),
      ...{ orderId: order._id, packageId: pack._id, price, deposit: kobo(reserving), createdAt: now },
    });
  await tx.insert(asoEbiSets).values(rows);
  const purpose = deposit === sums.total ? 'full' : 'deposit';
  const payment = await createAttempt(ctx, tx, { kind: 'aso-ebi', id: order._id }, { purpose, amount: deposit });
  return { order, payment };
}

/** How the sets of an order are handed over, of the same event. Throws 400 without an address for a delivery. */
export async function handoverOf(
  tx: Tx,
  eventId: string,
  { handoverId, address }: Pick<GuestOrderForm, 'handoverId' | 'address'>,
) {
  const [handover] = await tx
    .select()
    .from(asoEbiHandovers)
    .where(and(eq(asoEbiHandovers._id, handoverId), eq(asoEbiHandovers.eventId, eventId)));
  if (!handover) throw new Refusal(commonErrors.invalid, { fields: { handoverId: 'Choose how you get your sets.' } });
  if (handover.kind === 'delivery' && !address)
    throw new Refusal(commonErrors.invalid, { fields: { address: 'Say where we deliver.' } });
  return handover;
}

/** `ASO-2026-000123`; the year is that of Lagos. */
function nextNumber(at: Date): SQL<string> {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Africa/Lagos' }).format(at);
  return sql`(select ${`ASO-${year}-`}::text || lpad(next, greatest(6, length(next)), '0')
    from (select nextval('aso_ebi_numbers')::text as next) numbered)`;
}
