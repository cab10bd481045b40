import { guestErrors, type PackageState } from '@adunni/contracts/asoebi/guest';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { dayEnd } from '../../../kit/shop-days.rules.ts';
import { asoEbiPackages, type EventRow, type PackageRow } from '../tables.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';

/** Whether a package’s last day to order has passed in Lagos. */
export const isOver = ({ deadline }: Pick<PackageRow, 'deadline'>, now: Date): boolean =>
  deadline === null || now >= dayEnd(deadline);

/** How many sets of a package are left; null when as many are made as are ordered. */
export const leftOf = ({ stock, taken }: Pick<PackageRow, 'stock' | 'taken'>): number | null =>
  stock === null ? null : Math.max(0, stock - taken);

/** How a package stands for somebody who wants to order it; `waiting` is how many wait for it. */
export function stateOf(pack: Omit<PackageRow, 'design'>, waiting: number, now: Date): PackageState {
  if (pack.withdrawnAt) return 'withdrawn';
  if (isOver(pack, now)) return 'over';
  return leftOf(pack) === 0 || (pack.stock !== null && waiting > 0) ? 'sold-out' : 'open';
}

/** Refuses what an event takes no orders for: one that is closed, cancelled, or held by staff. Throws 409. */
export function requireTaking(event: EventRow): void {
  if (event.status !== 'open' || event.heldAt !== null) throw new Refusal(guestErrors.not_taking);
}

/**
 * Refuses what cannot be ordered any more: the one rule for ordering, changing and beginning to pay. A late offer of the
 * host’s is for after the last day. Throws 409.
 */
export function requireOpen(event: EventRow, packages: readonly PackageRow[], now: Date, isLateOffer = false): void {
  const isTaking = isLateOffer ? event.status !== 'cancelled' && event.heldAt === null : event.status === 'open';
  if (!isTaking || event.heldAt !== null) throw new Refusal(guestErrors.not_taking);
  for (const pack of packages) {
    if (pack.withdrawnAt) throw new Refusal(guestErrors.package_gone);
    if (!isLateOffer && isOver(pack, now)) throw new Refusal(guestErrors.ordering_over);
  }
}

/** Locks packages, always in the same order, so that of all who want their last sets each is counted. */
export function lockPackages(tx: Tx, ids: readonly string[]): Promise<PackageRow[]> {
  return tx
    .select()
    .from(asoEbiPackages)
    .where(inArray(asoEbiPackages._id, [...new Set(ids)]))
    .orderBy(asc(asoEbiPackages._id))
    .for('no key update');
}

/** How many of each package are in a list of ids. */
export function countEach(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of ids) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/**
 * Takes sets of locked packages. Nobody who comes later gets what somebody waits for. Throws 409 when there are not
 * enough.
 */
export async function takePlaces(tx: Tx, packages: readonly PackageRow[], wanted: ReadonlyMap<string, number>) {
  for (const pack of packages) {
    const count = wanted.get(pack._id) ?? 0;
    const left = leftOf(pack);
    if (left !== null && (left < count || (await isAwaited(tx, pack._id)))) throw new Refusal(guestErrors.sold_out);
    await addTaken(tx, pack._id, count);
  }
}

/** Whether somebody waits for a package. */
const isAwaited = async (tx: Tx, packageId: string): Promise<boolean> =>
  (await tx.$count(asoEbiWaiting, and(eq(asoEbiWaiting.packageId, packageId), eq(asoEbiWaiting.status, 'waiting')))) >
  0;

/** Counts sets of a locked package as taken, or as free again. */
export async function addTaken(tx: Tx, packageId: string, count: number): Promise<void> {
  await tx
    .update(asoEbiPackages)
    .set({ taken: sql`${asoEbiPackages.taken} + ${count}` })
    .where(eq(asoEbiPackages._id, packageId));
}
