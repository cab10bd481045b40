import { z } from 'zod';
import { dayIn, id, line, prose } from '../fields.ts';
import { twoDecimals } from '../money-forms.ts';
import { bankAccountForm } from '../payouts/forms.ts';
import { normalisePartnerCode } from './referral.ts';

/** The most products and makers that a partner picks for their page. */
export const MOST_PICKS = 12;

const CODE_TEXT = 'Use 3 to 24 letters and digits.';
const code = line(24)
  .refine((text) => normalisePartnerCode(text) !== null, CODE_TEXT)
  .transform((text) => normalisePartnerCode(text) ?? text);

/** What somebody says who wants to become a partner. */
export const partnerApplicationForm = z.object({
  /** As shown to shoppers. */
  name: line(60),
  code,
  /** An address, or a name on a social network. */
  site: line(200),
  audience: prose(1000, 1),
  /** How they mean to recommend. */
  promotion: prose(1000, 1),
  isListed: z.boolean(),
  /** Where commission goes; it may follow later. */
  bankAccount: bankAccountForm.nullable(),
  acceptsTerms: z.literal(true, 'Please accept the programme’s terms.'),
});
export type PartnerApplicationForm = z.output<typeof partnerApplicationForm>;

const picks = z.array(id).max(MOST_PICKS, `At most ${MOST_PICKS}.`);

/** What a partner says of themselves on their page. */
export const partnerProfileForm = z.object({
  name: line(60),
  site: line(200),
  words: prose(1200),
  isListed: z.boolean(),
  productIds: picks,
  makerIds: picks,
});
export type PartnerProfileForm = z.output<typeof partnerProfileForm>;

const percent = twoDecimals(z.number().min(0, 'At least 0 percent.').max(50, 'At most 50 percent.'));

/** A partner as staff write them. */
export const partnerForm = partnerProfileForm.omit({ productIds: true, makerIds: true }).extend({
  code,
  /** Their own rate; null when the programme’s rates hold. */
  percent: percent.nullable(),
  /** A coupon that counts as theirs. */
  couponId: id.nullable(),
});
export type PartnerForm = z.output<typeof partnerForm>;

/** A decision on a partner that they read the reason of. */
export const reasonForm = z.object({ reason: prose(500, 1) });
export const partnerNoteForm = z.object({ text: prose(2000, 1) });

/** A rate: of a category, of a partner, within days or always. What is null does not limit. */
export const rateForm = z
  .object({
    title: line(80),
    percent,
    categoryId: id.nullable(),
    partnerId: id.nullable(),
    startsOn: dayIn().nullable(),
    endsOn: dayIn().nullable(),
  })
  .refine(({ startsOn, endsOn }) => (startsOn === null) === (endsOn === null), {
    path: ['endsOn'],
    message: 'A campaign has a first and a last day.',
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'Must not be before the first day.',
  });
export type RateForm = z.output<typeof rateForm>;
