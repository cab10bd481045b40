import { pickupDirections } from '@adunni/contracts/makers/pickup';
import { isStaff } from '@adunni/contracts/roles';
import { limitsOf, policyOf, usualPolicy, withinLimits } from '@adunni/contracts/services/cancellation-policy';
import type { LoadedServiceRecord } from '@adunni/contracts/services/staff';
import { asc, eq, isNull } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { makers } from '../../makers/tables.ts';
import { pictureColumns, toPicture } from '../../media/queries.ts';
import { media } from '../../media/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { serviceCategories, servicePictures, services, travelZones } from '../tables.ts';
import { loadServices } from './list.queries.ts';

/** Everything that the page and the form of a service show. */
export async function serviceRecord(ctx: StaffCtx, id: string): Promise<LoadedServiceRecord> {
  const { db } = ctx;
  const [[row], [service], zones, people, pictures, settings] = await Promise.all([
    loadServices(ctx, [id]),
    db.select().from(services).where(eq(services._id, id)),
    db.select().from(travelZones).where(eq(travelZones.serviceId, id)).orderBy(asc(travelZones.position)),
    extensionOf('serviceSchedule').providersOf(db, id),
    db
      .select(pictureColumns)
      .from(servicePictures)
      .innerJoin(media, eq(media._id, servicePictures.mediaId))
      .where(eq(servicePictures.serviceId, id))
      .orderBy(asc(servicePictures.position), asc(servicePictures.mediaId)),
    getSettings(db),
  ]);
  if (!row || !service) throw new Error(`the service ${id} went while it was read`);
  return {
    ...service,
    ...row,
    cancellationPolicy: policyOf(service),
    policyInForce: withinLimits(service, limitsOf(settings)),
    travelZones: zones.map(({ _id, name, fee }) => ({ _id, name, fee })),
    providers: people.map(({ _id, name }) => ({ _id, name })),
    pictures: pictures.map(toPicture),
    zone: people[0]?.zone ?? 'Africa/Lagos',
    createdAt: service.createdAt,
  };
}

/** What the form offers to choose from: to staff of all workshops, to a maker of their own. */
export async function serviceChoices({ db, viewer }: StaffCtx) {
  const own = isStaff(viewer.role) ? undefined : eq(makers.userId, viewer._id);
  const [categories, workshops, people, settings] = await Promise.all([
    db
      .select({ _id: serviceCategories._id, name: serviceCategories.name })
      .from(serviceCategories)
      .where(isNull(serviceCategories.removedAt))
      .orderBy(asc(serviceCategories.position), asc(serviceCategories.name)),
    db
      .select({ _id: makers._id, name: makers.name, pickupPlace: makers.pickupPlace })
      .from(makers)
      .where(own)
      .orderBy(asc(makers.name)),
    extensionOf('serviceSchedule').choices(db, viewer),
    getSettings(db),
  ]);
  const policy = { policyLimits: limitsOf(settings), usualPolicy: usualPolicy(settings) };
  const place = own && workshops[0]?.pickupPlace;
  const named = workshops.map(({ _id, name }) => ({ _id, name }));
  const pickupAddress = place ? pickupDirections(place) : '';
  return { categories, makers: named, pickupAddress, providers: people, ...policy };
}
