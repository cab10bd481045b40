import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { BookingForm } from '@adunni/contracts/bookings/forms';
import { firstPayment } from '@adunni/contracts/bookings/statuses';
import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import { type CancellationPolicy, limitsOf, withinLimits } from '@adunni/contracts/services/cancellation-policy';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { MINUTE_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { users } from '../../identity/tables.ts';
import { makers } from '../../makers/tables.ts';
import { frozenOf } from '../../measurements/service.ts';
import { LEAST_CHARGE, type PaymentRow } from '../../payments/rules.ts';
import { createAttempt } from '../../payments/service.ts';
import { services } from '../../services/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { recordEvent } from '../changing/change.service.ts';
import type { BookingRow } from '../lock.queries.ts';
import { attachPhotos } from '../photos/photos.service.ts';
import { dueNow } from '../rules.ts';
import { bookings } from '../tables.ts';
import { type Claimed, claimFreeTime, type ServiceRow } from './claim.service.ts';
import { claimOrder } from './order.service.ts';
import { settle } from './record-payment.service.ts';
import { refuseOtherOffer, termsOf } from './terms.service.ts';
import { refreshOffers } from './times.service.ts';

type Values = typeof bookings.$inferInsert;

/** How a request is known when it is repeated. */
export interface Placement {
  key: string;
  hash: string;
}

/**
 * Makes a booking of the caller’s: everything that it depends on is frozen, its time is taken, and the payment’s
 * reference is stored. Where nothing is to pay before, it stands or waits for the maker at once. Any Refusal undoes all
 * of it with the caller’s transaction.
 */
export async function createBooking(
  ctx: Ctx<Viewer>,
  tx: Tx,
  form: BookingForm,
  placement: Placement,
): Promise<{ booking: BookingRow; payment: PaymentRow | null }> {
  const { viewer } = ctx;
  const at = ctx.clock();
  const service = await findBookable(tx, form.serviceId);
  const terms = await termsOf(tx, service, form, viewer._id);
  const settings = await getSettings(tx);
  const policy = withinLimits(service, limitsOf(settings));
  refuseOtherOffer({ total: terms.total, policy, added: service.policy }, form);
  const dueFirst = kobo(firstPayment(form.plan, terms, LEAST_CHARGE));
  const { measurementProfileId } = form;
  const measurements = await chosenMeasurements(tx, viewer._id, measurementProfileId, at);
  const contact = await contactOf(tx, viewer._id, form.phone ?? terms.home?.phone ?? null);
  await claimOrder(tx, viewer._id, service, form, at);
  const { seats, providerId, orderPartId } = form;
  const { startsAt } = form;
  const claimed = await claimFreeTime(tx, at, { service, providerId, startsAt, seats });
  const hold = Math.min(at.getTime() + settings.bookingHoldMinutes * MINUTE_MS, startsAt.getTime());
  const booking = await storeBooking(tx, service, claimed, {
    ...policy,
    ...{ userId: viewer._id, contact, ...terms, dueFirst, seats, plan: form.plan },
    ...{ measurements, measurementProfileId, guest: guestOf(form) },
    ...{ orderPartId, isFitting: orderPartId !== null && form.isFitting },
    ...{ customerZone: form.zone, note: form.note, placementKey: placement.key, placementHash: placement.hash },
    status: 'pending',
    // Until it is settled below, also what needs no payment is held.
    heldUntil: new Date(hold),
    createdAt: at,
  });
  await attachPhotos(ctx, tx, form.photoIds, { bookingId: booking._id, uploaderId: viewer._id });
  await refreshOffers(tx, at, [claimed.providerId]);
  const due = dueNow(booking);
  if (!due || due.amount === 0) return { booking: await settle(ctx, tx, booking, kobo(0)), payment: null };
  await recordEvent(tx, booking, { by: 'customer', actorId: viewer._id, note: '', at });
  return { booking, payment: await createAttempt(ctx, tx, { kind: 'booking', id: booking._id }, due) };
}

/** Freezes a service and the time that was taken of it as a booking. */
export async function storeBooking(
  tx: Tx,
  service: ServiceRow,
  { providerId, zone, timeId, startsAt, endsAt }: Claimed,
  values: Omit<
    Values,
    | ('number' | 'makerId' | 'serviceId' | 'providerId' | 'timeId' | 'startsAt' | 'endsAt' | 'firstStartsAt' | 'zone')
    | ('service' | 'kind' | 'confirmation' | 'place' | 'address' | 'commissionPercent')
  > &
    CancellationPolicy & { createdAt: Date },
): Promise<BookingRow> {
  const { serviceCommissionPercent } = await getSettings(tx);
  const { title, duration, coverId, bring, policy, kind, confirmation, place } = service;
  const [booking] = await tx
    .insert(bookings)
    .values({
      ...values,
      number: nextNumber(values.createdAt),
      makerId: service.makerId,
      serviceId: service._id,
      ...{ providerId, timeId, startsAt, endsAt, firstStartsAt: startsAt, zone },
      service: { title, duration, pictureId: coverId, bring, policy },
      ...{ kind, confirmation, place },
      address: place === 'home' ? '' : service.address,
      commissionPercent: serviceCommissionPercent,
    })
    .returning();
  return booking as BookingRow;
}

/** `BKG-2026-000123`; the year is that of Lagos. */
function nextNumber(at: Date): SQL<string> {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Africa/Lagos' }).format(at);
  return sql`(select ${`BKG-${year}-`}::text || lpad(next, greatest(6, length(next)), '0')
    from (select nextval('booking_numbers')::text as next) numbered)`;
}

/** A published service of an approved maker. Throws 404 for none at all, 409 for one that is not offered any more. */
async function findBookable(tx: Tx, serviceId: string): Promise<ServiceRow> {
  const [found] = await tx
    .select({ service: services, maker: makers.status })
    .from(services)
    .innerJoin(makers, eq(makers._id, services.makerId))
    .where(eq(services._id, serviceId));
  if (!found || found.service.status === 'draft') throw new Refusal(commonErrors.not_found);
  const { service, maker } = found;
  if (service.status !== 'published' || maker !== 'approved') throw new Refusal(bookingErrors.service_gone);
  return service;
}

async function chosenMeasurements(tx: Tx, userId: string, profileId: string | null, now: Date) {
  if (!profileId) return null;
  const found = await frozenOf(tx, userId, profileId, now);
  if (!found) throw new Refusal(commonErrors.not_found);
  return found.frozen;
}

const guestOf = ({ guest }: BookingForm) =>
  guest && { name: guest.name, phone: guest.phone && normalisePhone(guest.phone, { field: 'guest.phone' }) };

async function contactOf(tx: Tx, userId: string, phone: string | null) {
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users._id, userId));
  if (!person) throw new Refusal(commonErrors.not_found);
  const typed = phone ?? person.phone;
  return {
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: typed ? normalisePhone(typed) : null,
  };
}
