import { z } from 'zod';
import { productCard } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id, line, listOf, paging } from '../fields.ts';
import { makerCard } from '../makers/makers.ts';
import { moneyOut } from '../money.ts';
import { partnerApplicationForm } from './forms.ts';

export const affiliateErrors = defineErrors({
  already_applied: [409, 'You have already applied to the programme.'],
  code_taken: [409, 'Someone else has this code. Please choose another.'],
  wrong_status: [409, 'This is no longer possible for this partner.'],
  commission_over: [409, 'This commission is already decided.'],
  commission_reversed: [409, 'A reversed commission can’t be changed.'],
});

export const partnerCard = z.object({
  _id: z.string(),
  name: z.string(),
  site: z.string(),
  words: z.string(),
});
export type PartnerCard = z.input<typeof partnerCard>;

/** What the programme pays now. */
export const programme = z.object({
  /** Percent of goods that no other rate covers. */
  percent: z.number(),
  rates: z.array(
    z.object({
      title: z.string(),
      percent: z.number(),
      category: z.string().nullable(),
      /** The last day of a campaign, `2026-12-31`. */
      endsOn: z.string().nullable(),
    }),
  ),
  minimumPayout: moneyOut,
});
export type Programme = z.input<typeof programme>;

export const getProgramme = endpoint({
  method: 'GET',
  path: '/api/affiliates/programme',
  access: 'public',
  summary: 'What the partner programme pays now',
  response: z.object({ programme }),
});

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/affiliates',
  access: 'public',
  summary: 'Partners who want to be found, by name',
  query: paging.extend({ q: line(80, 0).optional() }),
  response: listOf(partnerCard),
});

export const getPartner = endpoint({
  method: 'GET',
  path: '/api/affiliates/:partnerId',
  access: 'public',
  summary: 'A partner’s page: who they are, what they picked, and their codes',
  params: z.object({ partnerId: id }),
  response: z.object({
    partner: partnerCard.extend({
      code: z.string(),
      /** What their coupon takes off, while it can be used. */
      coupon: z.object({ code: z.string(), description: z.string() }).nullable(),
      isListed: z.boolean(),
      products: z.array(productCard),
      makers: z.array(makerCard),
    }),
  }),
});

export const applyAsPartner = endpoint({
  method: 'POST',
  path: '/api/affiliates/applications',
  access: 'signed-in',
  status: 201,
  summary: 'Apply to become a partner, again after an application that was declined',
  body: partnerApplicationForm,
  response: z.object({ partnerId: z.string() }),
});

export const recordClick = endpoint({
  method: 'POST',
  path: '/api/affiliates/clicks',
  access: 'public',
  summary: 'Say that a partner’s link was followed; the partner is remembered only where that was agreed to',
  body: z.object({ code: line(40), path: line(300) }),
  /** Whether the code is a partner’s; whether they are remembered. */
  response: z.object({ isKnown: z.boolean(), isKept: z.boolean() }),
});
