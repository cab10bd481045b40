import { pickupDirections } from '@adunni/contracts/makers/pickup';
import { kobo, toKobo } from '@adunni/contracts/money';
import { usualPolicy } from '@adunni/contracts/services/cancellation-policy';
import { PLACES_OF } from '@adunni/contracts/services/services';
import { DEFAULT_SETTINGS } from '@adunni/contracts/settings/settings';
import { v7 as newId } from 'uuid';
import { refreshNextFree } from '../../domains/availability/next-free.service.ts';
import { setServiceProviders } from '../../domains/availability/offer.service.ts';
import { serviceCategories, servicePictures, services, travelZones } from '../../domains/services/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { pickupPlaceOf } from '../makers/pickup-places.ts';
import { demoMakers } from '../makers/workshops.ts';
import { benchServices } from './bench.ts';
import { demoServiceCategories } from './categories.ts';
import { fittingServices } from './fittings.ts';
import { studioServices } from './studio.ts';
import { tailorServices } from './tailors.ts';
import type { DemoService } from './types.ts';

interface Known {
  makers: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, string>;
  /** Who can be booked at each workshop. */
  people: ReadonlyMap<string, readonly { _id: string; name: string }[]>;
  now: Date;
}

const thousand = (amount: number) => toKobo(amount * 1000);
/** Where people come to, by the slug of the workshop. */
const ADDRESSES = new Map(demoMakers.map((demo) => [demo.slug, pickupDirections(pickupPlaceOf(demo))]));

const found = (ids: ReadonlyMap<string, string>, name: string): string => {
  const id = ids.get(name);
  if (!id) throw new Error(`the demo services miss ${name}`);
  return id;
};

/** Stores the demo’s services, and who provides them. */
export async function seedServices(tx: Tx, known: Known): Promise<void> {
  const categories = await seedCategories(tx, known);
  const demo = [...studioServices, ...benchServices, ...tailorServices, ...fittingServices].map((service, place) => ({
    _id: newId(),
    service,
    createdAt: new Date(known.now.getTime() - (90 - place) * DAY_MS),
  }));
  await tx.insert(services).values(
    demo.map(({ service, ...row }) => ({
      ...row,
      ...stored(service, known),
      categoryId: found(categories, service.category),
    })),
  );
  await tx
    .insert(servicePictures)
    .values(
      demo.flatMap(({ _id, service }) =>
        service.pictures.map((file, position) => ({ serviceId: _id, mediaId: found(known.pictures, file), position })),
      ),
    );
  await tx.insert(travelZones).values(
    demo.flatMap(({ _id, service }) =>
      (service.travelZones ?? []).map(([name, fee], position) => ({
        serviceId: _id,
        name,
        fee: thousand(fee),
        position,
      })),
    ),
  );
  for (const { _id, service } of demo) await seedProviders(tx, _id, service, known);
  await refreshNextFree(
    tx,
    known.now,
    demo.map(({ _id }) => _id),
  );
}

/** Lets people of the workshop be booked for a service: those whom the demo names, or all. */
async function seedProviders(tx: Tx, serviceId: string, { maker, by }: DemoService, known: Known): Promise<void> {
  const people = known.people.get(maker) ?? [];
  const doing = people.filter(({ name }) => !by || by.includes(name));
  await setServiceProviders(
    tx,
    { _id: serviceId, makerId: found(known.makers, maker) },
    doing.map(({ _id }) => _id),
  );
}

/** A demo service as its own row. */
function stored(demo: DemoService, { makers: ids, pictures, now }: Known) {
  const [place] = PLACES_OF[demo.kind];
  const [bufferBefore, bufferAfter] = demo.buffers ?? [0, 0];
  return {
    makerId: found(ids, demo.maker),
    kind: demo.kind,
    place,
    title: demo.title,
    summary: demo.summary,
    description: demo.description.join('\n\n'),
    price: thousand(demo.price),
    isFrom: demo.isFrom ?? false,
    forAnyMaker: demo.forAnyMaker ?? false,
    deposit: demo.deposit ? thousand(demo.deposit) : kobo(0),
    confirmation: demo.isOnRequest ? ('request' as const) : ('instant' as const),
    seats: demo.seats ?? 1,
    duration: demo.duration,
    step: demo.step ?? 30,
    bufferBefore,
    bufferAfter,
    notice: (demo.noticeHours ?? 24) * 60,
    horizonDays: demo.horizonDays ?? 60,
    only: demo.only ? [...demo.only] : null,
    address: place === 'studio' ? found(ADDRESSES, demo.maker) : '',
    bring: [...(demo.bring ?? [])],
    policy: demo.policy ?? '',
    ...usualPolicy(DEFAULT_SETTINGS),
    ...demo.terms,
    status: 'published' as const,
    coverId: found(pictures, demo.pictures[0]),
    updatedAt: now,
  };
}

async function seedCategories(tx: Tx, { pictures }: Known): Promise<Map<string, string>> {
  const rows = demoServiceCategories.map(({ picture, ...category }, position) => ({
    ...category,
    mediaId: found(pictures, picture),
    position,
  }));
  const kept = await tx.insert(serviceCategories).values(rows).returning();
  return new Map(kept.map(({ slug, _id }) => [slug, _id]));
}
