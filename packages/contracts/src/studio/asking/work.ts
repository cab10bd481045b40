import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id, moment, picture, version } from '../../fields.ts';
import { moneyOut } from '../../money.ts';
import { type LoadedRecord, type LoadedRow, type RecordOf, type RowOf, resource } from '../../resource.ts';
import { answerForm, declineForm } from './forms.ts';
import { look, lookChoice } from './look.ts';
import { ASK_STATUS_NAMES, ASK_STATUSES, DECLINE_REASON_NAMES, REQUEST_STATUSES } from './names.ts';
import { answer } from './requests.ts';

/** Who reads requests to makers: designers those to their own workshop, staff all. */
export const ASK_WORKERS = ['Designer', 'Admin', 'SuperAdmin'] as const;

/** What a maker names a price by; for the maker alone, while a response can be sent. */
const pricing = z.object({
  /** What their own price list says of the design: a span while nobody is measured. */
  proposal: z.object({ low: moneyOut, high: moneyOut, days: z.number() }).nullable(),
  /** Why it says nothing: no list is kept, there is no drawing, or what of it is not offered. */
  without: z.enum(['list', 'drawing', 'parts']).nullable(),
  missing: z.array(z.string()),
  /** Of the goods, frozen when an order is placed. */
  commissionPercent: z.number(),
  /** The share that a customer can pay first, and from what worth of made-to-measure items. */
  depositPercent: z.number(),
  depositFrom: moneyOut,
});

export const askResource = resource({
  path: '/api/staff/design-requests',
  access: ASK_WORKERS,
  one: 'request',
  many: 'requests',
  columns: {
    title: 'Request',
    customer: 'Customer',
    maker: ['Maker', 'named'],
    status: ['Status', ASK_STATUSES],
    /** Until when it waits for the maker. */
    respondBy: ['Respond by', 'moment?'],
    price: ['Price', 'money?'],
    createdAt: ['Asked', 'moment'],
  },
  row: z.object({ picture: picture.nullable() }),
  detail: z.object({
    requestStatus: z.enum(Object.keys(REQUEST_STATUSES) as [keyof typeof REQUEST_STATUSES]),
    words: z.string(),
    look: look.nullable(),
    product: z.object({ title: z.string(), path: z.string() }).nullable(),
    answer: answer.nullable(),
    declined: z.object({ reason: z.enum(DECLINE_REASON_NAMES), note: z.string() }).nullable(),
    /** What can be changed of the drawing; none where there is no drawing. */
    choices: z.array(lookChoice),
    pricing: pricing.nullable(),
    payBy: moment.nullable(),
    /** Once the maker may see the order. */
    orderId: z.string().nullable(),
    /** The conversation with the customer, for its maker alone. */
    enquiryId: z.string().nullable(),
  }),
  isOpenedElsewhere: true,
  filters: { status: z.enum(['open', 'any', ...ASK_STATUS_NAMES]).default('open') },
  sorts: ['due', '-createdAt'],
  sortNames: { due: 'Respond next, then newest' },
});
export type AskRow = RowOf<typeof askResource>;
export type AskRecord = RecordOf<typeof askResource>;
export type LoadedAskRow = LoadedRow<typeof askResource>;
export type LoadedAskRecord = LoadedRecord<typeof askResource>;

const params = z.object({ _id: id });
const changed = z.object({ version: z.number() });

export const answerAsk = endpoint({
  method: 'POST',
  path: '/api/staff/design-requests/:_id/answer',
  access: ['Designer'],
  summary: 'Answer a request to the caller’s workshop, or change the answer until it is accepted',
  params,
  body: z.object({ version, values: answerForm }),
  response: changed,
});
export const withdrawAnswer = endpoint({
  method: 'POST',
  path: '/api/staff/design-requests/:_id/withdrawal',
  access: ['Designer'],
  summary: 'Withdraw an answer that is not accepted',
  params,
  body: z.object({ version }),
  response: changed,
});
export const declineAsk = endpoint({
  method: 'POST',
  path: '/api/staff/design-requests/:_id/refusal',
  access: ['Designer'],
  summary: 'Decline a request to the caller’s workshop that was not answered',
  params,
  body: z.object({ version, values: declineForm }),
  response: changed,
});
