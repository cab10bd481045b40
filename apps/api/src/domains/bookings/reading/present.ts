import type { LoadedBooking, LoadedBookingRow } from '@adunni/contracts/bookings/bookings';
import {
  costOfCancelling,
  freeUntil,
  isFreeToCancel,
  movableUntil,
  movesLeft,
} from '@adunni/contracts/bookings/changing';
import { kobo } from '@adunni/contracts/money';
import { policyOf } from '@adunni/contracts/services/cancellation-policy';
import type { MeasuringNeed } from '../../measurements/queries.ts';
import { type AddressSigner, type PictureRow, toPictureOrNull, toPrivatePicture } from '../../media/queries.ts';
import { type PaymentRow, toPayment } from '../../payments/rules.ts';
import type { BookingRow } from '../lock.queries.ts';
import { visitOf } from '../names.rules.ts';
import { type OutcomeRow, type ReportRow, toReport } from '../reports/queries.ts';
import { reportableNow } from '../reports/rules.ts';
import { dueNow, mapQuery, toldAddress, whereOf } from '../rules.ts';
import type { bookingEvents, bookingProposals } from '../tables.ts';

/** What lists read of a booking. */
export interface ListedBooking {
  booking: BookingRow;
  maker: { slug: string; name: string };
  provider: { _id: string; name: string; title: string };
  picture: PictureRow | null;
  forAnyMaker: boolean;
  hasProposal: boolean;
  isReported: boolean;
  unread: number;
}

/** The same with the part of an order that somebody is measured for, or tries on. */
export interface OwnListed extends ListedBooking {
  order: MeasuringNeed | null;
}

/** A booking with everything that its page, its receipt and its calendar file show. */
export interface FullBooking extends OwnListed {
  proposal: { row: typeof bookingProposals.$inferSelect; provider: string; endsAt: Date } | null;
  events: { event: typeof bookingEvents.$inferSelect; actor: string | null }[];
  photos: PictureRow[];
  payments: PaymentRow[];
  /** What became of it, and what was reported of it last. */
  outcome: OutcomeRow | null;
  latest: ReportRow | null;
}

/** What a booking says of the order that it is for. */
function toBookedOrder(need: MeasuringNeed, { isFitting }: BookingRow): LoadedBooking['order'] {
  const { partId, order, made, canBeFitted, fittedAbroad, items, isWaiting, arrives } = need;
  return isFitting
    ? { ...order, partId, isFitting, items: made, isWaiting: canBeFitted, fittedAbroad, arrives: null }
    : { ...order, partId, isFitting, items, isWaiting, fittedAbroad, arrives };
}

/** A booking in the customer’s list. */
export const toBookingRow = ({
  booking,
  maker,
  provider,
  picture,
  forAnyMaker,
  hasProposal,
  unread,
  order,
}: OwnListed): LoadedBookingRow => ({
  _id: booking._id,
  number: booking.number,
  status: booking.status,
  service: {
    _id: booking.serviceId,
    title: booking.service.title,
    kind: booking.kind,
    place: booking.place,
    duration: booking.service.duration,
    picture: toPictureOrNull(picture),
    forAnyMaker,
  },
  maker: { slug: maker.slug, name: maker.name },
  provider: provider.name,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  firstStartsAt: booking.firstStartsAt,
  zone: booking.zone,
  customerZone: booking.customerZone,
  seats: booking.seats,
  guest: booking.guest,
  visit: visitOf(booking),
  address: toldAddress(booking),
  where: whereOf(booking.place, booking.address, booking.home),
  order: order && toBookedOrder(order, booking),
  total: booking.total,
  paid: booking.paid,
  due: booking.heldUntil ? booking.dueFirst : kobo(0),
  heldUntil: booking.heldUntil,
  hasProposal,
  unread,
});

/** What customer and workshop both see of a booking. */
export function toSharedBooking(full: FullBooking, signer: AddressSigner) {
  const { booking, provider, photos, payments } = full;
  return {
    ...toBookingRow(full),
    provider,
    version: booking.version,
    bookedAt: booking.createdAt,
    home: booking.home,
    mapQuery: mapQuery(booking.place, booking.address, booking.home),
    bring: booking.service.bring,
    cancellationPolicy: policyOf(booking),
    policy: booking.service.policy,
    confirmation: booking.confirmation,
    reschedules: booking.reschedules,
    movedLate: booking.movedLate,
    movedByMaker: booking.movedByMaker,
    note: booking.note,
    phone: booking.contact.phone,
    price: booking.price,
    travel: booking.travelZone === null ? null : { name: booking.travelZone, fee: booking.travelFee },
    plan: booking.plan,
    deposit: booking.deposit,
    refunded: booking.refunded,
    received: booking.receivedOn ? { amount: booking.received, on: booking.receivedOn } : null,
    balance: dueNow({ ...booking, heldUntil: null })?.amount ?? kobo(0),
    answerBy: booking.answerBy,
    proposal: toProposal(full),
    cancelReason: booking.status === 'no-show' ? '' : booking.endReason,
    noShowBy: noShowParty(booking),
    report: full.latest && toReport(full.latest),
    photos: photos.map(toPrivatePicture(signer)),
    payments: payments.map(toPayment),
  };
}

/** A booking as its customer sees it. */
export function toBooking(full: FullBooking, signer: AddressSigner): LoadedBooking {
  const now = signer.clock();
  const { booking, events } = full;
  const cost = costOfCancelling(booking, now);
  const { isPossible, left } = movesLeft(booking, now);
  const endsFree = booking.status !== 'pending' && !booking.movedByMaker && isFreeToCancel(booking, now);
  return {
    ...toSharedBooking(full, signer),
    cancelling: cost && {
      freeUntil: endsFree ? freeUntil(booking) : null,
      back: cost.back,
      kept: cost.kept,
    },
    moving: { isPossible, left, until: movableUntil(booking) },
    reportable: reportableNow(booking, full, now),
    measurements: booking.measurements,
    events: events.map(({ event }) => toEvent(event)),
  };
}

/** One entry of a booking’s history. */
export const toEvent = ({ status, by, note, startsAt, createdAt }: typeof bookingEvents.$inferSelect) => ({
  status,
  by,
  note,
  startsAt,
  at: createdAt,
});

function toProposal({ proposal }: FullBooking): LoadedBooking['proposal'] {
  if (!proposal) return null;
  const { row, provider, endsAt } = proposal;
  return {
    _id: row._id,
    startsAt: row.startsAt,
    endsAt,
    provider,
    note: row.note,
    at: row.createdAt,
  };
}

function noShowParty({ status, endedBy }: BookingRow): LoadedBooking['noShowBy'] {
  if (status !== 'no-show') return null;
  return endedBy === 'maker' ? 'maker' : 'customer';
}
