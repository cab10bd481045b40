import type { LoadedGuestEvent } from '@adunni/contracts/asoebi/guest';
import { GUEST_TERMS } from '@adunni/contracts/asoebi/sums';
import { kobo } from '@adunni/contracts/money';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { makers } from '../../makers/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { withBases } from '../bases/bases.queries.ts';
import { coverOf } from '../covers/covers.queries.ts';
import { withDesigns } from '../designs/designs.queries.ts';
import type { Linked } from '../links/links.queries.ts';
import { leftOf, stateOf } from '../placing/places.service.ts';
import { asoEbiHandovers, asoEbiPackages } from '../tables.ts';
import { asoEbiWaiting } from '../waiting/tables.ts';

/** An event as the holder of a link of one of its groups sees it: nothing of other groups, nor of other guests. */
export async function presentForGuest(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db | Tx },
  { event, group, guest }: Pick<Linked, 'event' | 'group' | 'guest'>,
): Promise<LoadedGuestEvent> {
  const now = clock();
  const stored = await db
    .select()
    .from(asoEbiPackages)
    .where(eq(asoEbiPackages.groupId, group._id))
    .orderBy(asc(asoEbiPackages.position));
  const packages = await withDesigns(db, await withBases(db, stored, now));
  const waiting = await waitingFor(
    db,
    packages.map(({ _id }) => _id),
  );
  const handovers = await db
    .select()
    .from(asoEbiHandovers)
    .where(eq(asoEbiHandovers.eventId, event._id))
    .orderBy(asc(asoEbiHandovers.position));
  const [maker] = group.makerId
    ? await db.select({ name: makers.name, slug: makers.slug }).from(makers).where(eq(makers._id, group.makerId))
    : [];
  const { asoEbiCommissionPercent: commissionPercent, taxPercent } = await getSettings(db);
  const { kind, title, celebrants, day, city, story, status } = event;
  return {
    ...{ kind, title, celebrants, day, city, story, cover: await coverOf(db, event) },
    isTaking: status === 'open' && event.heldAt === null,
    isPaused: status === 'open' && event.heldAt !== null,
    isCancelled: status === 'cancelled',
    group: { name: group.name, cloth: group.cloth, colours: group.colours, coordinator: group.coordinator },
    packages: packages.map((pack) => ({
      ...pack,
      ...{ price: pack.price ?? kobo(0), deadline: pack.deadline ?? '', left: leftOf(pack) },
      state: stateOf(pack, waiting.get(pack._id) ?? 0, now),
    })),
    handovers,
    rates: { commissionPercent, taxPercent, addsFee: event.feeBearer === 'guests' },
    maker: maker ?? null,
    terms: [...GUEST_TERMS],
    guest: guest && { name: guest.name, answer: guest.answer },
  };
}

async function waitingFor(db: Db | Tx, packageIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ packageId: asoEbiWaiting.packageId, waiting: count() })
    .from(asoEbiWaiting)
    .where(and(inArray(asoEbiWaiting.packageId, packageIds), eq(asoEbiWaiting.status, 'waiting')))
    .groupBy(asoEbiWaiting.packageId);
  return new Map(rows.map(({ packageId, waiting }) => [packageId, waiting]));
}
