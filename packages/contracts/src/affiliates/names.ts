import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** Where somebody stands in the partner programme. */
export const PARTNER_STATUSES = statuses({
  applied: { label: 'Applied', tone: 'waiting' },
  active: { label: 'Active', tone: 'good' },
  suspended: { label: 'Suspended', tone: 'bad' },
  declined: { label: 'Declined', tone: 'over' },
  left: { label: 'Left', tone: 'over' },
});
export type PartnerStatus = StatusOf<typeof PARTNER_STATUSES>;
export const PARTNER_STATUS_NAMES = statusNames(PARTNER_STATUSES);

/**
 * Where a commission stands: it waits for the order to be closed, is held back, is the partner’s to have, was paid out,
 * was taken back, or was never earned since the partner seems to have ordered themselves.
 */
export const COMMISSION_STATUSES = statuses({
  pending: { label: 'Pending', tone: 'waiting' },
  held: { label: 'On hold', tone: 'waiting' },
  due: { label: 'Due', tone: 'good' },
  paid: { label: 'Paid out', tone: 'good' },
  reversed: { label: 'Reversed', tone: 'over' },
  refused: { label: 'Not eligible', tone: 'bad' },
});
export type CommissionStatus = StatusOf<typeof COMMISSION_STATUSES>;
export const COMMISSION_STATUS_NAMES = statusNames(COMMISSION_STATUSES);

/** By what an order was brought. */
export const REFERRAL_WAYS = ['link', 'coupon'] as const;
export type ReferralWay = (typeof REFERRAL_WAYS)[number];
export const REFERRAL_WAY_LABELS: Record<ReferralWay, string> = { link: 'Link', coupon: 'Coupon' };

/** Why a commission is held back. */
export const HOLD_REASONS = ['payment-reversed', 'suspended', 'staff'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
export const HOLD_REASON_LABELS: Record<HoldReason, string> = {
  'payment-reversed': 'The customer’s payment was reversed',
  suspended: 'The partner is suspended',
  staff: 'Held by staff',
};

/** What a partner and a customer of theirs have in common, by which an order counts as the partner’s own. */
export const SELF_REFERRAL_SIGNS = ['account', 'card', 'address', 'phone', 'device', 'bank-account'] as const;
export type SelfReferralSign = (typeof SELF_REFERRAL_SIGNS)[number];
export const SELF_REFERRAL_LABELS: Record<SelfReferralSign, string> = {
  account: 'Same account',
  card: 'Same card',
  address: 'Same address',
  phone: 'Same phone number',
  device: 'Same browser',
  'bank-account': 'Same bank account',
};
