import { isDeepStrictEqual } from 'node:util';
import { baseErrors } from '@adunni/contracts/asoebi/bases';
import type { BaseForm, EventForm } from '@adunni/contracts/asoebi/forms';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sellableLines } from '../../catalog/queries.ts';
import { products } from '../../catalog/tables.ts';
import { asoEbiGroups, asoEbiPackages, type StoredBase } from '../tables.ts';
import { presentBases } from './bases.queries.ts';

/**
 * What the packages of an event are sewn as, by their ids. What was chosen before keeps its words; what is chosen now
 * must be offered. Throws 409 for a piece that is not, and for pieces of several makers in a group.
 */
export async function basesOf(
  tx: Tx,
  eventId: string,
  { groups }: Pick<EventForm, 'groups'>,
  now: Date,
): Promise<Map<string, StoredBase>> {
  const kept = await keptOf(tx, eventId);
  const bases = new Map<string, StoredBase>();
  for (const group of groups) {
    const makerIds = new Set<string>();
    for (const { _id, base } of group.packages) {
      if (!base) continue;
      const before = kept.get(_id);
      const found = before && isSame(before, base) ? before : await wordsOf(tx, base, now);
      makerIds.add(found.makerId);
      bases.set(_id, found);
    }
    const makerId = await makerOf(tx, eventId, group._id);
    if (makerId !== null && makerIds.size > 0) makerIds.add(makerId);
    if (makerIds.size > 1) throw new Refusal(baseErrors.base_of_other);
  }
  return bases;
}

const isSame = (one: BaseForm, other: BaseForm): boolean =>
  one.productId === other.productId && isDeepStrictEqual(one.options, other.options);

async function keptOf(tx: Tx, eventId: string): Promise<Map<string, StoredBase>> {
  const rows = await tx
    .select({ _id: asoEbiPackages._id, base: asoEbiPackages.base })
    .from(asoEbiPackages)
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiPackages.groupId))
    .where(and(eq(asoEbiGroups.eventId, eventId), isNotNull(asoEbiPackages.base)));
  return new Map(rows.flatMap(({ _id, base }) => (base ? [[_id, base]] : [])));
}

async function makerOf(tx: Tx, eventId: string, groupId: string): Promise<string | null> {
  const isOfEvent = and(eq(asoEbiGroups._id, groupId), eq(asoEbiGroups.eventId, eventId));
  const [group] = await tx.select({ makerId: asoEbiGroups.makerId }).from(asoEbiGroups).where(isOfEvent);
  return group?.makerId ?? null;
}

/** A piece in the words that it has now. Throws 409 unless it is made to measure and offered as it is chosen. */
async function wordsOf(tx: Tx, { productId, options }: BaseForm, now: Date): Promise<StoredBase> {
  const [line] = await sellableLines(tx, [{ productId, options }], now, null);
  if (!line?.forSale || line.kind !== 'made-to-measure') throw new Refusal(baseErrors.base_gone);
  const [said] = await tx.select({ summary: products.summary }).from(products).where(eq(products._id, productId));
  return {
    ...{ productId, options, makerId: line.maker._id, title: line.title, summary: said?.summary ?? '' },
    chosen: line.options.map(({ group, choice }) => ({ group, choice })),
  };
}

/**
 * Throws 409 `base_of_other` when packages of a group are based on pieces of another maker than the one who is asked or
 * offers.
 */
export async function requireOwnBases(tx: Tx, groupId: string, makerId: string): Promise<void> {
  const packages = await basedIn(tx, groupId);
  if (packages.some(({ base }) => base?.makerId !== makerId)) throw new Refusal(baseErrors.base_of_other);
}

/** Throws 409 `base_gone` when a maker would propose what the shop offers no more as the host chose it. */
export async function requireOfferedBases(tx: Tx, groupId: string, now: Date): Promise<void> {
  const bases = await presentBases(tx, await basedIn(tx, groupId), now);
  const gone = [...bases.values()].find(({ isOffered }) => !isOffered);
  if (gone)
    throw new Refusal(baseErrors.base_gone, {
      message: `“${gone.title}” is no longer offered as the host chose it. Ask them to choose again.`,
    });
}

const basedIn = (tx: Tx, groupId: string) =>
  tx
    .select()
    .from(asoEbiPackages)
    .where(
      and(eq(asoEbiPackages.groupId, groupId), isNotNull(asoEbiPackages.base), isNull(asoEbiPackages.withdrawnAt)),
    );
