import type { Address, PostalAddress } from '@adunni/contracts/address';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { BookingForm } from '@adunni/contracts/bookings/forms';
import { bookingTotals } from '@adunni/contracts/bookings/statuses';
import { countryCodeOf } from '@adunni/contracts/countries';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { type CancellationPolicy, isSamePolicy } from '@adunni/contracts/services/cancellation-policy';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { findAddress } from '../../identity/queries.ts';
import { makers } from '../../makers/tables.ts';
import { travelZones } from '../../services/tables.ts';
import type { ServiceRow } from './claim.service.ts';

type Asked = Pick<BookingForm, 'seats' | 'travelZoneId' | 'addressId' | 'address'>;

/** What a booking costs, and where the maker comes to; frozen with it. Throws 422 for a home visit without an address, or abroad. */
export async function termsOf(db: Db | Tx, service: ServiceRow, asked: Asked, userId: string) {
  const isVisit = service.place === 'home';
  const travel = isVisit ? await chosenZone(db, service._id, asked.travelZoneId) : null;
  const { total, deposit } = bookingTotals(service, asked.seats, travel?.fee ?? 0);
  return {
    home: isVisit ? await chosenHome(db, userId, asked, service.makerId) : null,
    travelZone: travel?.name ?? null,
    travelFee: travel?.fee ?? kobo(0),
    price: service.price,
    total: kobo(total),
    deposit: kobo(deposit),
  };
}

/** How far the maker has to come; null where all ways cost nothing. */
async function chosenZone(db: Db | Tx, serviceId: string, travelZoneId: string | null) {
  const zones = await db
    .select()
    .from(travelZones)
    .where(eq(travelZones.serviceId, serviceId))
    .orderBy(asc(travelZones.position));
  const chosen = zones.find(({ _id }) => _id === travelZoneId);
  if (zones.length > 0 && !chosen) throw refusedField('travelZoneId', bookingErrors.travel_zone_missing);
  return chosen ?? null;
}

async function chosenHome(db: Db | Tx, userId: string, asked: Asked, makerId: string): Promise<PostalAddress> {
  const form: Omit<Address, '_id' | 'isDefault'> | undefined = asked.addressId
    ? await findAddress(db, userId, asked.addressId)
    : asked.address;
  if (!form) throw refusedField('address', bookingErrors.address_missing);
  const { recipient, countryCode, state, lga, city, street, landmark, postcode } = form;
  await refuseAbroad(db, makerId, countryCode);
  const phone = normalisePhone(form.phone, { countryCode, field: 'address.phone' });
  return { recipient, phone, countryCode, state, lga, city, street, landmark, postcode };
}

/** Throws 422 for a visit outside of the workshop’s country, where that is one that we know. */
async function refuseAbroad(db: Db | Tx, makerId: string, countryCode: string): Promise<void> {
  const [maker] = await db.select({ country: makers.country }).from(makers).where(eq(makers._id, makerId));
  const own = maker ? countryCodeOf(maker.country) : null;
  if (own && own !== countryCode) throw refusedField('address', bookingErrors.visit_abroad);
}

/** What a person agrees to by booking: the price, and the terms for changing and cancelling. */
interface Offer {
  total: Kobo;
  policy: CancellationPolicy;
  /** What the workshop adds in its own words. */
  added: string;
}

/** Throws 409 when the person saw another price or read other terms. */
export function refuseOtherOffer({ total, policy, added }: Offer, form: BookingForm): void {
  const isOtherPrice = total !== form.expectedTotal;
  const { expectedTerms } = form;
  if (isSamePolicy(policy, expectedTerms.policy) && added === expectedTerms.added) {
    if (isOtherPrice) throw new Refusal(bookingErrors.booking_total_changed);
    return;
  }
  const message = 'The price and the terms have just changed. Please read them and book again.';
  throw new Refusal(bookingErrors.terms_changed, isOtherPrice ? { message } : {});
}

const refusedField = (field: string, kind: (typeof bookingErrors)[keyof typeof bookingErrors]) =>
  new Refusal(kind, { fields: { [field]: kind.message } });
