import type { PostalAddress } from '@adunni/contracts/address';
import { freeUntil, keptShare } from '@adunni/contracts/bookings/changing';
import type { BookingActor, BookingStatus } from '@adunni/contracts/bookings/statuses';
import { bookingTotals } from '@adunni/contracts/bookings/statuses';
import { type Kobo, kobo } from '@adunni/contracts/money';
import { policyOf } from '@adunni/contracts/services/cancellation-policy';
import {
  bookingEarningsEntries,
  bookingPaymentEntries,
  bookingRefundEntries,
} from '../../domains/bookings/ledger/entries.rules.ts';
import { reportUntil } from '../../domains/bookings/reports/rules.ts';
import type { bookingOutcomes } from '../../domains/bookings/reports/tables.ts';
import type { bookingEvents, bookings } from '../../domains/bookings/tables.ts';
import { type Posting, refundSentEntries } from '../../domains/ledger/rules.ts';
import { type Due, firstPurpose } from '../../domains/payments/rules.ts';
import type { payments, refunds } from '../../domains/payments/tables.ts';
import type { services } from '../../domains/services/tables.ts';
import type { Draw } from '../../kit/draw.ts';
import { DAY_MS, MINUTE_MS } from '../../kit/durations.rules.ts';
import { idAt } from '../past/ids.ts';

/** Who ledgerBooking in the demo. */
export interface Guest {
  _id: string;
  name: string;
  email: string;
  phone: string | null;
  address: PostalAddress | null;
}

/** A booking of the demo before it is rows. */
export interface DemoBooking {
  guest: Guest;
  service: typeof services.$inferSelect;
  travel: { name: string; fee: Kobo } | null;
  providerId: string;
  zone: string;
  customerZone: string;
  /** Null when it takes no time any more. */
  timeId: string | null;
  startsAt: Date;
  bookedAt: Date;
  seats: number;
  /** The part of an order that is tried on at it. */
  orderPartId: string | null;
  note: string;
  outcome: Outcome;
}

/** What became of it, and when. */
export interface Outcome {
  status: BookingStatus;
  by: BookingActor;
  reason: string;
  at: Date;
  /** Until when the maker answers, for one that waits. */
  answerBy: Date | null;
}

/** Rows of bookings of the demo, by table. */
export interface BookingRecords {
  bookings: (typeof bookings.$inferInsert)[];
  events: (typeof bookingEvents.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert)[];
  /** When those that were completed or missed were, and when their makers earned by them. */
  outcomes: (typeof bookingOutcomes.$inferInsert)[];
  ledger: Posting[];
}

/** The link of a call that was agreed on some days ago: its workshop has added it by then. */
function linkOf({ service: { place }, bookedAt, outcome }: DemoBooking, number: string, now: Date): string {
  const isKnown = place === 'video' && outcome.status !== 'pending' && now.getTime() - bookedAt.getTime() > 3 * DAY_MS;
  return isKnown ? `https://meet.example/${number.toLowerCase()}` : '';
}

/** Enters a booking with everything that belongs to it, paid and given back by the rules of real ones. */
export function recordBooking(
  records: BookingRecords,
  demo: DemoBooking,
  { number, commissionPercent, draw, now }: { number: string; commissionPercent: number; draw: Draw; now: Date },
): string {
  const { service, guest, startsAt, bookedAt, seats, outcome, travel } = demo;
  const _id = idAt(bookedAt);
  const sums = bookingTotals(service, seats, travel?.fee ?? 0);
  const [total, deposit] = [kobo(sums.total), kobo(sums.deposit)];
  const paid = outcome.status === 'pending' && !outcome.answerBy ? kobo(0) : deposit;
  const hasEnded = outcome.status === 'cancelled' || outcome.status === 'declined' || outcome.status === 'no-show';
  const refunded = hasEnded ? kobo(paid - keptWhenEnded(demo, deposit, paid)) : kobo(0);
  const { title, duration, coverId, bring, policy, kind, confirmation, place, address, price, makerId } = service;
  records.bookings.push({
    ...{ _id, number, userId: guest._id, makerId, serviceId: service._id, providerId: demo.providerId },
    contact: { name: guest.name, email: guest.email, phone: guest.phone },
    ...{ timeId: demo.timeId, status: outcome.status, answerBy: outcome.answerBy, startsAt, firstStartsAt: startsAt },
    endsAt: new Date(startsAt.getTime() + duration * MINUTE_MS),
    agreedAt: outcome.status === 'pending' ? null : bookedAt,
    ...policyOf(service),
    ...{ seats, zone: demo.zone, customerZone: demo.customerZone, kind, confirmation, place },
    service: { title, duration, pictureId: coverId, bring, policy },
    address: place === 'home' ? '' : address || linkOf(demo, number, now),
    home: place === 'home' ? guest.address : null,
    ...{ travelZone: travel?.name ?? null, travelFee: travel?.fee ?? kobo(0), price, deposit, total },
    ...{ plan: 'deposit' as const, dueFirst: deposit, paid, refunded, commissionPercent, note: demo.note },
    ...(hasEnded && { endedBy: outcome.by, endReason: outcome.reason }),
    ...{ orderPartId: demo.orderPartId, isFitting: demo.orderPartId !== null },
    createdAt: bookedAt,
  });
  recordEvents(records, demo, _id);
  const earnedAt = refunded < paid ? earnedBy(outcome, now) : null;
  if (hasTakenPlace(outcome)) records.outcomes.push({ bookingId: _id, endedAt: outcome.at, earnedAt });
  recordMoney(records, {
    bookingId: _id,
    makerId,
    commissionPercent,
    purpose: firstPurpose(paid, total),
    paid,
    refunded,
    bookedAt,
    outcome,
    earnedAt,
    draw,
  });
  return _id;
}

/** What the workshop keeps of a booking that did not take place, by the service’s terms. */
function keptWhenEnded({ service, startsAt, outcome }: DemoBooking, deposit: Kobo, paid: Kobo): Kobo {
  const { status, by, at } = outcome;
  const money = { keptOf: service.keptOf, deposit, paid, refunded: kobo(0) };
  if (status === 'no-show') return keptShare(money, service.noShowPercent);
  const isLate = status === 'cancelled' && by === 'customer' && at > freeUntil({ ...service, startsAt });
  return isLate ? keptShare(money, service.latePercent) : kobo(0);
}

const hasTakenPlace = ({ status }: Outcome): boolean => status === 'completed' || status === 'no-show';

/** When the maker earned what was not given back; null as long as it can be reported, or is still to come. */
function earnedBy({ status, at }: Outcome, now: Date): Date | null {
  if (status === 'cancelled' || status === 'declined') return at;
  const until = reportUntil(at);
  return (status === 'completed' || status === 'no-show') && until < now ? until : null;
}

function recordEvents(
  { events }: BookingRecords,
  { service, guest, startsAt, bookedAt, outcome }: DemoBooking,
  bookingId: string,
) {
  const isRequest = service.confirmation === 'request';
  const first = { bookingId, by: 'customer' as const, actorId: guest._id, note: '', startsAt, createdAt: bookedAt };
  events.push({ ...first, status: isRequest ? 'pending' : 'confirmed' });
  const agreedAt = new Date(bookedAt.getTime() + 90 * MINUTE_MS);
  if (isRequest && !['pending', 'declined'].includes(outcome.status))
    events.push({ ...first, status: 'confirmed', by: 'maker', actorId: null, createdAt: agreedAt });
  if (outcome.status !== 'pending' && outcome.status !== 'confirmed')
    events.push({
      ...first,
      status: outcome.status,
      by: outcome.by,
      actorId: null,
      note: outcome.reason,
      createdAt: outcome.at,
    });
}

interface Money {
  bookingId: string;
  makerId: string;
  commissionPercent: number;
  purpose: Due['purpose'];
  paid: Kobo;
  refunded: Kobo;
  bookedAt: Date;
  outcome: Outcome;
  earnedAt: Date | null;
  draw: Draw;
}

function recordMoney(
  records: BookingRecords,
  { bookingId, makerId, commissionPercent, purpose, paid, refunded, bookedAt, outcome, earnedAt, draw }: Money,
) {
  if (paid === 0) return;
  const nothing = kobo(0);
  const paidAt = new Date(bookedAt.getTime() + 3 * MINUTE_MS);
  const paymentId = idAt(bookedAt);
  const reference = `adn-${Array.from({ length: 32 }, () => draw.whole(0, 15).toString(16)).join('')}`;
  const attempt = { provider: 'sandbox', reference, purpose, status: 'succeeded' as const };
  records.payments.push({ _id: paymentId, bookingId, ...attempt, amount: paid, refunded, createdAt: bookedAt, paidAt });
  const ledgerBooking = { _id: bookingId, makerId, commissionPercent, paid, refunded: nothing };
  const event = { subject: { kind: 'booking' as const, id: bookingId } };
  const entries = bookingPaymentEntries({ ...ledgerBooking, paid: nothing }, paid);
  records.ledger.push({ ...event, kind: 'payment', cause: `payment:${paymentId}`, at: paidAt, entries });
  if (refunded > 0) {
    const refundId = idAt(outcome.at);
    const settledAt = new Date(outcome.at.getTime() + 20 * MINUTE_MS);
    const reason = `The ${outcome.by === 'customer' ? 'customer' : 'workshop'} ${outcome.status} the booking.`;
    const refund = {
      _id: refundId,
      paymentId,
      amount: refunded,
      cause: outcome.status,
      reason,
      providerId: `sandbox-${refundId}`,
    };
    records.refunds.push({ ...refund, status: 'processed', createdAt: outcome.at, askedAt: outcome.at, settledAt });
    const back = bookingRefundEntries(ledgerBooking, refunded);
    records.ledger.push(
      { ...event, kind: 'refund', cause: `refund:${bookingId}:${outcome.status}`, at: outcome.at, entries: back },
      {
        ...event,
        kind: 'refund-sent',
        cause: `refund-sent:${refundId}`,
        at: settledAt,
        entries: refundSentEntries(refunded),
      },
    );
  }
  if (earnedAt) {
    const cause = `earnings:booking:${bookingId}`;
    records.ledger.push({
      ...event,
      kind: 'earnings',
      cause,
      at: earnedAt,
      entries: bookingEarningsEntries({ ...ledgerBooking, refunded }),
    });
  }
}
