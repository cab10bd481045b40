import type { LoadedStaffBookingRow } from '@adunni/contracts/bookings/staff';
import { type BookingStatus, LIVE_BOOKINGS } from '@adunni/contracts/bookings/statuses';
import { isStaff, type Role } from '@adunni/contracts/roles';
import { and, eq, gt, gte, inArray, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Condition, StaffCtx } from '../../../kit/crud/declaration.ts';
import { dayEnd, dayStart, daysAfter, shopDay } from '../../../kit/shop-days.rules.ts';
import { unreadOf } from '../../conversations/queries.ts';
import { QUESTION } from '../../conversations/rules.ts';
import { messages } from '../../conversations/tables.ts';
import { BOOKING } from '../photos/photos.service.ts';
import { selectListed } from '../reading/detail.queries.ts';
import type { ListedBooking } from '../reading/present.ts';
import { isReported } from '../reports/tables.ts';
import { isAgreed, lacksCall } from '../rules.ts';
import { bookingScope } from '../scope.queries.ts';
import { awaitsMaker, bookingOrder, bookings, bookingWords } from '../tables.ts';

/** So many days after today calls are told that nobody can join yet. */
const JOINING_DAYS = 7;

/** Whether a booking that is paid for is a call ahead whose customer does not know yet how to join it. */
export const isLackingCall = (now: Date) =>
  and(
    inArray(bookings.status, LIVE_BOOKINGS),
    eq(bookings.place, 'video'),
    eq(bookings.address, ''),
    isNull(bookings.heldUntil),
    gt(bookings.endsAt, now),
  );

/** Whether a booking stands and is still ahead or under way. */
const isUpcoming = (now: Date) => and(inArray(bookings.status, LIVE_BOOKINGS), gt(bookings.endsAt, now));

/** Which bookings a list shows and in what order. */
export const bookingList = {
  table: bookings,
  scope: { Admin: bookingScope, SuperAdmin: bookingScope, Designer: bookingScope, Tailor: bookingScope },
  search: (words: string, { role }: { role: Role }): SQL | undefined => {
    const escaped = words.toLowerCase().replace(/[\\%_]/g, '\\$&');
    const hasWord = sql`${bookingWords(bookings)} like ${`% ${escaped}%`}`;
    return isStaff(role) ? or(hasWord, sql`lower(${bookings.contact} ->> 'email') like ${`${escaped}%`}`) : hasWord;
  },
  filters: {
    status: (value: BookingStatus): Condition => eq(bookings.status, value),
    maker: (value: string): Condition => eq(bookings.makerId, value),
    provider: (value: string): Condition => eq(bookings.providerId, value),
    service: (value: string): Condition => eq(bookings.serviceId, value),
    customer: (value: string, { viewer }: StaffCtx): Condition =>
      isStaff(viewer.role) ? eq(bookings.userId, value) : sql`false`,
    from: (day: string): Condition => gte(bookings.startsAt, dayStart(day)),
    until: (day: string): Condition => lt(bookings.startsAt, dayEnd(day)),
    awaiting: (): Condition => awaitsMaker,
    upcoming: (_: 'yes', { clock }: StaffCtx): Condition => isUpcoming(clock()),
    asks: (_: 'yes', { clock }: StaffCtx): Condition =>
      and(
        isUpcoming(clock()),
        isNull(bookings.heldUntil),
        sql`${bookings.note} ~ ${QUESTION}`,
        sql`not exists (select from messages m
          where m.subject_kind = ${BOOKING} and m.subject_id = ${bookings._id} and m.side <> 'customer')`,
      ),
    unread: (): Condition => sql`${bookings._id} in (select ${messages.subjectId} from ${messages}
      where ${unreadOf(BOOKING, 'worker')})`,
    toRecord: (_: 'yes', { clock }: StaffCtx): Condition =>
      and(inArray(bookings.status, ['confirmed', 'rescheduled']), lte(bookings.endsAt, clock()), not(isReported)),
    joining: (value: 'missing' | 'due', { clock }: StaffCtx): Condition =>
      and(
        isLackingCall(clock()),
        value === 'due' ? lt(bookings.startsAt, dayEnd(daysAfter(shopDay(clock()), JOINING_DAYS))) : undefined,
      ),
    reported: (): Condition => isReported,
  },
  sorts: {
    next: bookingOrder(bookings),
    answerBy: sql`coalesce(extract(epoch from ${bookings.answerBy}), 1e11)`,
    startsAt: bookings.startsAt,
    bookedAt: bookings.createdAt,
    number: sql`${bookings.number} collate "C"`,
  },
};

/** Bookings as a list shows them. */
export async function loadBookings({ db, clock }: StaffCtx, ids: string[]): Promise<LoadedStaffBookingRow[]> {
  const rows = await selectListed(db, 'maker', clock()).where(inArray(bookings._id, ids));
  return rows.map((row) => toStaffRow(row, clock()));
}

/** A booking in a list of those who work on it. */
function toStaffRow(listed: ListedBooking & { maker: { _id: string } }, now: Date): LoadedStaffBookingRow {
  const { booking, maker, provider, hasProposal, isReported: reported, unread } = listed;
  return {
    _id: booking._id,
    number: booking.number,
    status: booking.status,
    service: booking.service.title,
    place: booking.place,
    customer: booking.contact.name,
    isWalkIn: booking.userId === null,
    maker: { _id: maker._id, name: maker.name },
    provider: { _id: provider._id, name: provider.name },
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    zone: booking.zone,
    seats: booking.seats,
    total: booking.total,
    paid: booking.paid,
    answerBy: booking.answerBy,
    hasProposal,
    isReported: reported,
    isToRecord: isAgreed(booking.status) && booking.endsAt <= now && !reported,
    lacksCall: lacksCall(booking, now),
    unread,
    bookedAt: booking.createdAt,
    version: booking.version,
  };
}
