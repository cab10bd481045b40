import { bookingErrors } from '@adunni/contracts/bookings/errors';
import type { WalkInForm } from '@adunni/contracts/bookings/forms';
import { bookingTotals } from '@adunni/contracts/bookings/statuses';
import { commonErrors } from '@adunni/contracts/errors';
import { kobo } from '@adunni/contracts/money';
import { isStaff } from '@adunni/contracts/roles';
import { limitsOf, withinLimits } from '@adunni/contracts/services/cancellation-policy';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { HOUR_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { normalisePhone } from '../../../kit/phone.ts';
import { providers } from '../../availability/tables.ts';
import { limitContact } from '../../identity/service.ts';
import { makers } from '../../makers/tables.ts';
import { services } from '../../services/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { recordEvent } from '../changing/change.service.ts';
import type { BookingRow } from '../lock.queries.ts';
import { claimAnyTime, offeringFreeTimes } from '../placing/claim.service.ts';
import { storeBooking } from '../placing/create.service.ts';
import { refreshOffers } from '../placing/times.service.ts';
import { namingTaken } from './taken-time.queries.ts';

/** What was done before it was written down may have begun a while ago. */
const BACK_MS = 24 * HOUR_MS;

/**
 * Takes down a booking of somebody who came in or rang up: it stands at once, outside the usual hours too, and is paid
 * on the spot. Throws 404 for what is not the caller’s workshop’s, 409 when the time is taken, 422 when it is long past, 429.
 */
export async function bookWalkIn(ctx: StaffCtx, form: WalkInForm): Promise<Pick<BookingRow, '_id' | 'number'>> {
  const { serviceId, providerId, seats } = form;
  const { startsAt } = form;
  const run = staffWrite(ctx, async (tx) => {
    const at = ctx.clock();
    if (startsAt.getTime() < at.getTime() - BACK_MS) throw new Refusal(bookingErrors.slot_past);
    const [found] = await tx
      .select({ service: services })
      .from(services)
      .innerJoin(providers, eq(providers.makerId, services.makerId))
      .where(and(eq(services._id, serviceId), eq(providers._id, providerId), ownServices(ctx)));
    if (!found) throw new Refusal(commonErrors.not_found);
    const { service } = found;
    const claimed = await claimAnyTime(tx, { service, providerId, startsAt, seats });
    const booking = await storeBooking(tx, service, claimed, {
      ...withinLimits(service, limitsOf(await getSettings(tx))),
      contact: {
        name: form.name,
        email: form.email || null,
        phone: form.phone === null ? null : normalisePhone(form.phone),
      },
      status: 'confirmed',
      agreedAt: at,
      ...{ seats, customerZone: claimed.zone, note: form.note, plan: 'full', createdAt: at },
      ...{ price: service.price, travelFee: kobo(0), deposit: kobo(0), dueFirst: kobo(0) },
      total: kobo(bookingTotals(service, seats, 0).total),
    });
    const by = isStaff(ctx.viewer.role) ? 'staff' : 'maker';
    await recordEvent(tx, booking, { by, actorId: ctx.viewer._id, note: '', at });
    if (form.email) await limitContact(ctx, tx, form.email);
    await refreshOffers(tx, at, [providerId]);
    return { _id: booking._id, number: booking.number };
  });
  const wanted = { serviceId, providerId, startsAt };
  return offeringFreeTimes(ctx, { ...wanted, seats }, namingTaken(ctx, wanted, run));
}

/** The services of a maker’s own workshop; all for staff. */
const ownServices = ({ viewer }: StaffCtx): SQL | undefined =>
  isStaff(viewer.role)
    ? undefined
    : eq(services.makerId, sql`(select ${makers._id} from ${makers} where ${makers.userId} = ${viewer._id})`);
