import { randomUUID } from 'node:crypto';
import type { WeeklyWindow } from '@adunni/contracts/availability/availability';
import { kobo } from '@adunni/contracts/money';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { refreshNextFree } from '../availability/next-free.service.ts';
import { availabilityBlocks, availabilityDays, providers, serviceProviders } from '../availability/tables.ts';
import { addMaker } from '../catalog/testing.ts';
import { serviceCategories, services } from './tables.ts';

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('nothing was stored');
  return row;
};

/** Every day from nine to five. */
export const NINE_TO_FIVE: WeeklyWindow[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, to: 1020 }));

/** A category of services of a test. */
export async function addServiceCategory(
  { app }: TestApp,
  values: Partial<typeof serviceCategories.$inferInsert> = {},
) {
  const slug = `category-${randomUUID()}`;
  const insert = app.deps.db.insert(serviceCategories).values({ slug, name: 'Fittings', ...values });
  return only(await insert.returning());
}

/** Somebody of a workshop who works in Lagos from nine to five every day, unless said otherwise. */
export async function addProvider(
  { app }: TestApp,
  makerId: string,
  values: Partial<typeof providers.$inferInsert> = {},
) {
  const provider = { makerId, name: 'Ada Eze', zone: 'Africa/Lagos', hours: NINE_TO_FIVE, ...values };
  return only(await app.deps.db.insert(providers).values(provider).returning());
}

/**
 * A published appointment of an hour at the maker’s, with a maker, category and provider of its own unless given, and
 * its next free time worked out.
 */
export async function addService(
  test: TestApp,
  values: Partial<typeof services.$inferInsert> = {},
  providerIds?: string[],
) {
  const { db } = test.app.deps;
  const makerId = values.makerId ?? (await addMaker(test))._id;
  const categoryId = values.categoryId ?? (await addServiceCategory(test))._id;
  const insert = db.insert(services).values({
    kind: 'appointment',
    place: 'studio',
    title: 'Studio fitting',
    summary: 'A fitting at the workshop.',
    description: 'Stand still, breathe out.',
    price: kobo(2_000_000),
    deposit: kobo(500_000),
    confirmation: 'instant',
    duration: 60,
    step: 60,
    notice: 0,
    horizonDays: 60,
    status: 'published',
    ...values,
    makerId,
    categoryId,
  });
  const service = only(await insert.returning());
  const offering = providerIds ?? [(await addProvider(test, makerId))._id];
  if (offering.length > 0)
    await db.insert(serviceProviders).values(offering.map((providerId) => ({ serviceId: service._id, providerId })));
  await db.transaction((tx) => refreshNextFree(tx, test.app.deps.clock(), [service._id]));
  return service;
}

/** A published service of a workshop, somebody who provides it, a day off and an hour kept free. */
export async function openCalendar(test: TestApp, makerId: string, name: string) {
  const { db } = test.app.deps;
  const provider = await addProvider(test, makerId, { name: `${name} Cutter` });
  const service = await addService(test, { makerId, title: `Fitting by ${name}` }, [provider._id]);
  const day = { makerId, providerId: provider._id, firstDay: '2030-01-01', lastDay: '2030-01-01' };
  const [days] = await db.insert(availabilityDays).values(day).returning();
  const [startsAt, endsAt] = [new Date('2030-01-02T08:00:00Z'), new Date('2030-01-02T09:00:00Z')];
  const [block] = await db
    .insert(availabilityBlocks)
    .values({ providerId: provider._id, startsAt, endsAt })
    .returning();
  return {
    serviceId: service._id,
    serviceCategoryId: service.categoryId,
    providerId: provider._id,
    daysId: days?._id ?? '',
    blockId: block?._id ?? '',
  };
}
