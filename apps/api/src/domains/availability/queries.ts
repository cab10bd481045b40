import { zoneName } from '@adunni/contracts/availability/availability';
import { weekLine } from '@adunni/contracts/availability/hours';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { BY_TEXT } from '../../kit/database/planned-once.ts';
import { makers } from '../makers/tables.ts';
import { providers, serviceNextFree, serviceProviders } from './tables.ts';

export { openHours, peopleOf, spanOfDays, workshopOf } from './calendar/calendar.queries.ts';
export { findSlotsToMove, freeProvidersAt, isOffered, nextFreeTimes, type WantedTime } from './slots.queries.ts';

const inOrder = [asc(providers.position), asc(providers._id)];

/** The first free time of each service that has one, as it was worked out last. */
export async function nextFreeOf(db: Db | Tx, serviceIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ serviceId: serviceNextFree.serviceId, at: serviceNextFree.at })
    .from(serviceNextFree)
    .where(and(inArray(serviceNextFree.serviceId, [...serviceIds]), isNotNull(serviceNextFree.at)));
  return new Map(rows.flatMap(({ serviceId, at }) => (at ? [[serviceId, at] as const] : [])));
}

/**
 * Whoever only comes to their customers or works by video is not at the workshop in their hours. Written out, since
 * Drizzle leaves the table’s name away from columns of a single-table select.
 */
const isAtWorkshop = sql`(not exists (select from service_providers sp where sp.provider_id = providers.id)
  or exists (select from service_providers sp join services s on s.id = sp.service_id
    where sp.provider_id = providers.id and s.place = 'studio'))`;

/** When somebody is at each of these workshops, in words, by maker; none of who keeps no hours. */
export async function openingHoursOf(db: Db | Tx, makerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .select({ makerId: providers.makerId, zone: providers.zone, hours: providers.hours })
    .from(providers)
    .where(and(inArray(providers.makerId, [...makerIds]), eq(providers.isActive, true), isAtWorkshop))
    .orderBy(...inOrder)
    .prepare(BY_TEXT)
    .execute();
  const texts = new Map<string, string>();
  for (const makerId of new Set(people.map((one) => one.makerId))) {
    const [first, ...others] = people.filter((one) => one.makerId === makerId && one.hours.length > 0);
    if (!first) continue;
    const beside = others.filter(({ zone }) => zone === first.zone);
    const week = weekLine([first, ...beside].flatMap(({ hours }) => hours));
    texts.set(makerId, `${week} (${zoneName(first.zone)} time)`);
  }
  return texts;
}

/** Those who provide a service, in the order of their workshop. */
export const providersOf = (db: Db, serviceId: string) =>
  db
    .select({ _id: providers._id, name: providers.name, zone: providers.zone })
    .from(serviceProviders)
    .innerJoin(providers, eq(providers._id, serviceProviders.providerId))
    .where(eq(serviceProviders.serviceId, serviceId))
    .orderBy(...inOrder);

/** Whom a service’s form offers: to staff those of all workshops, to a maker their own. */
export const providerChoices = (db: Db, viewer: Viewer) =>
  db
    .select({
      _id: providers._id,
      name: providers.name,
      title: providers.title,
      makerId: providers.makerId,
      isActive: providers.isActive,
    })
    .from(providers)
    .innerJoin(
      makers,
      and(eq(makers._id, providers.makerId), isStaff(viewer.role) ? undefined : eq(makers.userId, viewer._id)),
    )
    .orderBy(...inOrder);
