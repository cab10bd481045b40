import {
  COMMISSION_STATUS_NAMES,
  type HoldReason,
  PARTNER_STATUS_NAMES,
  REFERRAL_WAYS,
  type SelfReferralSign,
} from '@adunni/contracts/affiliates/names';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, key, moment, money } from '../../kit/database/columns.ts';
import { categories } from '../catalog/tables.ts';
import { coupons } from '../coupons/tables.ts';
import { users } from '../identity/tables.ts';
import { orderParts, orders } from '../orders/tables.ts';
import { payouts } from '../payouts/tables.ts';

export const partnerStatus = pgEnum('partner_status', PARTNER_STATUS_NAMES);
/** A commission that was paid out is one that is due and has a payout. */
export const commissionStatus = pgEnum(
  'commission_status',
  COMMISSION_STATUS_NAMES.filter((name) => name !== 'paid') as ['pending', 'held', 'due', 'reversed', 'refused'],
);
export const referralWay = pgEnum('referral_way', REFERRAL_WAYS);

const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** Who recommends the marketplace, or has asked to. */
export const affiliatePartners = pgTable(
  'affiliate_partners',
  {
    _id: key(),
    /** Null once the account is erased. */
    userId: uuid('user_id')
      .unique()
      .references(() => users._id),
    status: partnerStatus('status').notNull().default('applied'),
    name: text('name').notNull(),
    code: text('code').notNull().unique(),
    site: text('site').notNull(),
    audience: text('audience').notNull().default(''),
    promotion: text('promotion').notNull().default(''),
    /** What their page says of them. */
    words: text('words').notNull().default(''),
    isListed: boolean('is_listed').notNull(),
    /** What they picked for their page, in their order. */
    productIds: uuid('product_ids').array().notNull().default(sql`'{}'`),
    makerIds: uuid('maker_ids').array().notNull().default(sql`'{}'`),
    /** Their own rate; null when the programme’s rates hold. */
    percent: percent('percent'),
    couponId: uuid('coupon_id')
      .unique()
      .references(() => coupons._id),
    /** Why they were declined or suspended, as they were told. */
    reason: text('reason').notNull().default(''),
    decidedAt: moment('decided_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('affiliate_partners_name').on(t.name, t._id),
    check('affiliate_partners_code', sql`${t.code} ~ '^[A-Z0-9]{3,24}$'`),
    check('affiliate_partners_percent', sql`${t.percent} between 0 and 50`),
  ],
);
export type PartnerRow = typeof affiliatePartners.$inferSelect;

/** Where a partner’s commission goes. */
export const affiliateAccounts = pgTable(
  'affiliate_accounts',
  {
    partnerId: uuid('id')
      .primaryKey()
      .references(() => affiliatePartners._id),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    accountNumber: text('account_number').notNull(),
    accountEnding: text('account_ending').notNull(),
    accountName: text('account_name').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('affiliate_accounts_number').on(t.accountNumber, t.bankCode)],
);

/** What staff note about a partner. */
export const affiliateNotes = pgTable(
  'affiliate_notes',
  {
    _id: key(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => affiliatePartners._id),
    authorId: uuid('author_id').references(() => users._id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('affiliate_notes_partner').on(t.partnerId, t._id)],
);

/** What partners earn of a category, for a partner, within days, or always. */
export const affiliateRates = pgTable(
  'affiliate_rates',
  {
    _id: key(),
    title: text('title').notNull(),
    percent: percent('percent').notNull(),
    categoryId: uuid('category_id').references(() => categories._id),
    partnerId: uuid('partner_id').references(() => affiliatePartners._id),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    check('affiliate_rates_percent', sql`${t.percent} between 0 and 50`),
    check(
      'affiliate_rates_days',
      sql`(${t.startsOn} is null) = (${t.endsOn} is null) and ${t.startsOn} <= ${t.endsOn}`,
    ),
  ],
);

/** How often a partner’s links were followed on a day of Lagos. */
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => affiliatePartners._id),
    day: date('day').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
);

/** The partner whose link was followed last, by a browser that agreed to be remembered or by a person signed in there. */
export const affiliateReferrals = pgTable(
  'affiliate_referrals',
  {
    _id: key(),
    /** SHA-256 of the browser’s cookie, hex. */
    deviceHash: text('device_hash').unique(),
    userId: uuid('user_id')
      .unique()
      .references(() => users._id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => affiliatePartners._id),
    clickedAt: moment('clicked_at').notNull(),
  },
  (t) => [
    index('affiliate_referrals_clicked').on(t.clickedAt),
    check('affiliate_referrals_whose', sql`num_nonnulls(${t.deviceHash}, ${t.userId}) = 1`),
  ],
);

/**
 * Who signed in in a browser in which a partner looks after their partnership, the partner too: an order of one of these
 * people counts as the partner’s own.
 */
export const affiliateDevices = pgTable(
  'affiliate_devices',
  {
    /** SHA-256 of the browser’s cookie, hex. */
    deviceHash: text('device_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deviceHash, t.userId] }),
    index('affiliate_devices_user').on(t.userId),
    index('affiliate_devices_seen').on(t.seenAt),
  ],
);

/** What a partner earns with a part of an order; its terms are those of the moment when it was placed. */
export const affiliateCommissions = pgTable(
  'affiliate_commissions',
  {
    _id: key(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => affiliatePartners._id),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders._id),
    partId: uuid('part_id')
      .notNull()
      .unique()
      .references(() => orderParts._id),
    via: referralWay('via').notNull(),
    status: commissionStatus('status').notNull().default('pending'),
    holdReason: text('hold_reason').$type<HoldReason>(),
    /** What the partner and the customer have in common; staff may let it count nevertheless. */
    signs: text('signs').array().$type<SelfReferralSign[]>().notNull().default(sql`'{}'`),
    isApproved: boolean('is_approved').notNull().default(false),
    isNewCustomer: boolean('is_new_customer').notNull(),
    /** Goods of the part after discount, without tax and shipping; what all of them would bring. */
    goods: money('goods').notNull(),
    fullAmount: money('full_amount').notNull(),
    /** What of the goods is paid and was not given back, and the commission of that. */
    paidGoods: money('paid_goods').notNull().default(sql`0`),
    amount: money('amount').notNull().default(sql`0`),
    /** When the order brought its first money; until then nobody is shown it. */
    earnedAt: moment('earned_at'),
    dueAt: moment('due_at'),
    /** When staff took it back for good, and why. */
    reversedAt: moment('reversed_at'),
    reason: text('reason').notNull().default(''),
    payoutId: uuid('payout_id').references(() => payouts._id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('affiliate_commissions_order').on(t.orderId),
    index('affiliate_commissions_newest').on(t.createdAt, t._id).where(sql`${t.earnedAt} is not null`),
    index('affiliate_commissions_partner').on(t.partnerId, t.createdAt, t._id).where(sql`${t.earnedAt} is not null`),
    index('affiliate_commissions_amount').on(t.amount, t._id).where(sql`${t.earnedAt} is not null`),
    index('affiliate_commissions_status').on(t.status, t.createdAt, t._id).where(sql`${t.earnedAt} is not null`),
    index('affiliate_commissions_payout').on(t.payoutId).where(sql`${t.payoutId} is not null`),
    check('affiliate_commissions_goods', sql`${t.paidGoods} between 0 and ${t.goods}`),
    check('affiliate_commissions_amount', sql`${t.amount} between 0 and ${t.fullAmount}`),
    check('affiliate_commissions_nothing', sql`${t.amount} = 0 or ${t.status} in ('pending', 'held', 'due')`),
  ],
);
export type CommissionRow = typeof affiliateCommissions.$inferSelect;
