import type { PostalAddress } from '@adunni/contracts/address';
import { BOOKING_ACTORS, BOOKING_STATUS_NAMES } from '@adunni/contracts/bookings/statuses';
import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, epochOf, key, moment, money } from '../../kit/database/columns.ts';
import { providers } from '../availability/tables.ts';
import { users } from '../identity/tables.ts';
import { makers } from '../makers/tables.ts';
import { measurementProfiles } from '../measurements/tables.ts';
import { paymentPlan } from '../payments/tables.ts';
import {
  isPolicy,
  policyColumns,
  serviceConfirmation,
  serviceKind,
  servicePlace,
  services,
} from '../services/tables.ts';
import type { BookedService, BookingContact, BookingGuest } from './frozen.ts';

export const bookingStatus = pgEnum('booking_status', BOOKING_STATUS_NAMES);
export const bookingActor = pgEnum('booking_actor', BOOKING_ACTORS);
export const proposalAnswer = pgEnum('time_proposal_status', ['open', 'accepted', 'refused', 'withdrawn']);

/** Feeds the readable booking number; gaps are fine. */
export const bookingNumbers = pgSequence('booking_numbers', { startWith: 1 });

/**
 * Time of a provider’s that bookings take, preparing and tidying up included: of one booking, or of the seats of a
 * class. An exclusion constraint (database.sql) keeps those that are taken apart; a row that nobody takes any more waits
 * for the next one.
 */
export const bookedTimes = pgTable(
  'booked_times',
  {
    _id: key(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers._id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services._id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    takenFrom: moment('taken_from').notNull(),
    takenTo: moment('taken_to').notNull(),
    seats: integer('seats').notNull(),
    taken: integer('taken').notNull(),
  },
  (t) => [
    unique('booked_times_session').on(t.providerId, t.serviceId, t.startsAt),
    index('booked_times_service').on(t.serviceId),
    check('booked_times_seats', sql`${t.seats} >= 1 and ${t.taken} between 0 and ${t.seats}`),
    check('booked_times_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('booked_times_buffers', sql`${t.takenFrom} <= ${t.startsAt} and ${t.endsAt} <= ${t.takenTo}`),
  ],
);

/** What a booking is found by: its number, the bare digits of it, and the customer’s name. An index holds it. */
export const bookingWords = (t: { number: unknown; contact: unknown }): SQL =>
  sql`(' ' || lower(${t.number} || ' ' || ltrim(split_part(${t.number}, '-', 3), '0') || ' '
    || coalesce(${t.contact} ->> 'name', '')))`;

/** A booking’s place in the list of work: what stands by when it begins, then what is over, the last first. An index holds it. */
export const bookingOrder = (t: { status: unknown; startsAt: unknown }): SQL =>
  sql`(case when ${t.status} in ('pending', 'confirmed', 'rescheduled') then ${epochOf(sql`${t.startsAt}`)}
    else 1e11 - ${epochOf(sql`${t.startsAt}`)} end)`;

export const bookings = pgTable(
  'bookings',
  {
    _id: key(),
    number: text('number').notNull().unique(),
    /** Null for somebody who walked in. */
    userId: uuid('user_id').references(() => users._id),
    contact: jsonb('contact').$type<BookingContact>().notNull(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => makers._id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services._id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers._id),
    /** The time that it takes; null once it takes none any more. */
    timeId: uuid('time_id').references(() => bookedTimes._id),
    status: bookingStatus('status').notNull(),
    /** Until when the time waits for the payment. */
    heldUntil: moment('held_until'),
    /** Until when the maker must say yes. */
    answerBy: moment('answer_by'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    firstStartsAt: moment('first_starts_at').notNull(),
    /** Since when it is agreed to take place at this time. */
    agreedAt: moment('agreed_at'),
    seats: integer('seats').notNull(),
    /** IANA names of where the provider’s and the customer’s clocks are. */
    zone: text('zone').notNull(),
    customerZone: text('customer_zone').notNull(),
    service: jsonb('service').$type<BookedService>().notNull(),
    kind: serviceKind('kind').notNull(),
    /** Whether it stands once it is paid, or when the maker has said yes. */
    confirmation: serviceConfirmation('confirmation').notNull(),
    /** The terms that the customer was shown. */
    ...policyColumns(0),
    place: servicePlace('place').notNull(),
    /** Where one comes to, or how the call is joined. */
    address: text('address').notNull().default(''),
    /** Since when the customer knows it, if not since they booked; without one, since when they knew it until it was removed. */
    addressSince: moment('address_since'),
    /** Where the maker comes to. */
    home: jsonb('home').$type<PostalAddress>(),
    travelZone: text('travel_zone'),
    travelFee: money('travel_fee').notNull(),
    price: money('price').notNull(),
    deposit: money('deposit').notNull(),
    total: money('total').notNull(),
    plan: paymentPlan('plan').notNull(),
    /** What the first payment must bring; 0 when nothing is paid online before. */
    dueFirst: money('due_first').notNull(),
    paid: money('paid').notNull().default(sql`0`),
    refunded: money('refunded').notNull().default(sql`0`),
    /** What the workshop noted to have been paid on the spot, and on which day; it is in no books of ours. */
    received: money('received').notNull().default(sql`0`),
    receivedOn: date('received_on'),
    commissionPercent: numeric('commission_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    /** For the workshop only. */
    workNote: text('work_note').notNull().default(''),
    /** Frozen when it was booked. */
    measurements: jsonb('measurements').$type<FrozenMeasurements>(),
    /** Whose they are, to which a fitting adds; null when none was chosen, or it has gone. */
    measurementProfileId: uuid('measurement_profile_id').references(() => measurementProfiles._id, {
      onDelete: 'set null',
    }),
    /** The part of an order that somebody is measured for or tries on; orders keep the reference in their database.sql. */
    orderPartId: uuid('order_part_id'),
    /** Whether that part is tried on. */
    isFitting: boolean('is_fitting').notNull().default(false),
    /** Who comes instead of the person who booked. */
    guest: jsonb('guest').$type<BookingGuest>(),
    reschedules: integer('reschedules').notNull().default(0),
    /** Whether the workshop chose its time last, so that the customer may cancel at no cost. */
    movedByMaker: boolean('moved_by_maker').notNull().default(false),
    /** Whether the customer moved it once cancelling was no longer free, which the new time does not undo. */
    movedLate: boolean('moved_late').notNull().default(false),
    endedBy: bookingActor('ended_by'),
    endReason: text('end_reason').notNull().default(''),
    /** The Idempotency-Key that it was made with, and the SHA-256 of what was sent. */
    placementKey: text('placement_key'),
    placementHash: text('placement_hash'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('bookings_user').on(t.userId, t.startsAt),
    index('bookings_maker').on(t.makerId, t.startsAt, t._id),
    index('bookings_work').on(bookingOrder(t), t._id),
    index('bookings_work_by_status').on(t.status, bookingOrder(t), t._id),
    index('bookings_work_of_maker').on(t.makerId, bookingOrder(t), t._id),
    index('bookings_starts').on(t.startsAt, t._id),
    index('bookings_created').on(t.createdAt, t._id),
    index('bookings_provider').on(t.providerId, t.startsAt),
    index('bookings_service').on(t.serviceId),
    index('bookings_time').on(t.timeId),
    index('bookings_profile').on(t.measurementProfileId).where(sql`${t.measurementProfileId} is not null`),
    index('bookings_order_part').on(t.orderPartId).where(sql`${t.orderPartId} is not null`),
    index('bookings_held').on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
    index('bookings_answer').on(t.answerBy).where(sql`${t.answerBy} is not null`),
    index('bookings_agreed').on(t.startsAt).where(sql`${t.status} in ('confirmed', 'rescheduled')`),
    index('bookings_words').using('gin', sql`${bookingWords(t)} gin_trgm_ops`),
    uniqueIndex('bookings_placement').on(t.userId, t.placementKey).where(sql`${t.placementKey} is not null`),
    check('bookings_order', sql`${t.startsAt} < ${t.endsAt}`),
    check('bookings_policy', isPolicy(t)),
    check('bookings_seats', sql`${t.seats} >= 1`),
    check('bookings_pending', sql`(${t.status} = 'pending') = (num_nonnulls(${t.heldUntil}, ${t.answerBy}) = 1)`),
    check(
      'bookings_takes_time',
      sql`(${t.status} in ('pending', 'confirmed', 'rescheduled', 'completed', 'no-show')) = (${t.timeId} is not null)`,
    ),
    check('bookings_ended', sql`(${t.status} in ('declined', 'cancelled', 'no-show')) = (${t.endedBy} is not null)`),
    check('bookings_sum', sql`${t.total} = ${t.price} * ${t.seats} + ${t.travelFee}`),
    check(
      'bookings_amounts',
      sql`${t.deposit} between 0 and ${t.total} and ${t.dueFirst} between 0 and ${t.total}
        and ${t.paid} between 0 and ${t.total} and ${t.refunded} between 0 and ${t.paid}
        and ${t.received} between 0 and ${t.total}`,
    ),
    check('bookings_received', sql`(${t.received} > 0) = (${t.receivedOn} is not null)`),
  ],
);

/** Everything that became of a booking, oldest first. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    _id: key(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    status: bookingStatus('status').notNull(),
    by: bookingActor('by').notNull(),
    actorId: uuid('actor_id').references(() => users._id),
    note: text('note').notNull().default(''),
    /** When it was to begin from then on. */
    startsAt: moment('starts_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('booking_events_booking').on(t.bookingId, t._id)],
);

/** Another time that the maker proposes; one at once. */
export const bookingProposals = pgTable(
  'booking_proposals',
  {
    _id: key(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers._id),
    startsAt: moment('starts_at').notNull(),
    note: text('note').notNull().default(''),
    status: proposalAnswer('status').notNull().default('open'),
    createdAt: createdAt(),
  },
  (t) => [
    index('booking_proposals_booking').on(t.bookingId),
    uniqueIndex('booking_proposals_open').on(t.bookingId).where(sql`${t.status} = 'open'`),
  ],
);

/** Whether a booking waits for its maker’s answer, and not for the customer’s to another time, as a condition. */
export const awaitsMaker = sql`(${bookings.answerBy} is not null and not exists (
  select from ${bookingProposals} where ${bookingProposals.bookingId} = ${bookings._id} and ${bookingProposals.status} = 'open'))`;

/** Reminders that were sent, so that each goes once for the time that it is about. */
export const bookingReminders = pgTable(
  'booking_reminders',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings._id, { onDelete: 'cascade' }),
    hours: integer('hours').notNull(),
    startsAt: moment('starts_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.hours, t.startsAt] })],
);

/** The secret link by which a calendar program follows a workshop’s bookings. */
export const bookingFeeds = pgTable('booking_feeds', {
  makerId: uuid('maker_id')
    .primaryKey()
    .references(() => makers._id, { onDelete: 'cascade' }),
  /** 128 random bits; it can be shown again, and be renewed. */
  secret: text('secret').notNull().unique(),
  renewedAt: moment('renewed_at').notNull(),
});
