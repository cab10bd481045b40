import type { SentBooking } from '@adunni/contracts/bookings/forms';
import type { Service } from '@adunni/contracts/services/services';
import { ANYONE, type Choice } from '../choice.ts';
import type { Draft } from '../draft.ts';
import type { Measured } from '../measured.ts';
import { hasPlans, sumsOf } from './sums.ts';

/** Where the person’s clock is, and the part of an order that it is for. */
interface Circumstances {
  zone: string;
  measured: Pick<Measured, 'partId' | 'isFitting'> | null;
}

/** What is sent to book as the person sees it. */
export function bookingOf(
  service: Service,
  draft: Draft,
  choice: Choice,
  { zone, measured }: Circumstances,
): SentBooking {
  const sums = sumsOf(service, draft);
  const isVisit = service.place === 'home';
  const where = draft.addressId ? { addressId: draft.addressId } : { address: draft.address };
  return {
    serviceId: service._id,
    providerId: choice.provider === ANYONE ? null : choice.provider,
    startsAt: choice.start ?? '',
    seats: draft.seats,
    plan: hasPlans(sums) ? draft.plan : 'full',
    zone,
    orderPartId: measured?.partId ?? null,
    isFitting: measured?.isFitting ?? false,
    guest: draft.isForGuest ? { name: draft.guestName.trim(), phone: draft.guestPhone.trim() || null } : null,
    phone: draft.phone.trim() || null,
    note: draft.note,
    measurementProfileId: draft.profileId || null,
    photoIds: draft.photos.map(({ _id }) => _id),
    expectedTotal: sums.total,
    expectedTerms: { policy: service.cancellationPolicy, added: service.policy },
    ...(isVisit && { travelZoneId: draft.travelZoneId || null, ...where }),
  };
}
