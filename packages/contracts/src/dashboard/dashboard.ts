import { z } from 'zod';
import { setsToDo } from '../asoebi/production.ts';
import { type Answer, endpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import { makerBalance } from '../ledger/ledger.ts';
import { MAKER_STATUSES } from '../makers/verification.ts';
import { moneyOut } from '../money.ts';
import { LISTED_STAGES } from '../orders/stages.ts';
import { periodQuery, resolvedPeriod, span } from '../periods.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { statusNames } from '../statuses.ts';

const amounts = z.object({ now: moneyOut, before: moneyOut });
const counts = z.object({ now: z.number(), before: z.number() });

export const tradeFigures = z.object({
  /** Captured less refunded, of orders, bookings and subscriptions. */
  revenue: amounts,
  refunded: amounts,
  /** What of the revenue came from bookings, and from subscriptions. */
  booked: amounts,
  subscribed: amounts,
  /** Placed in the period and paid for. */
  orders: counts,
  /** Null without orders. */
  averageOrder: z.object({ now: moneyOut.nullable(), before: moneyOut.nullable() }),
  /** Percent of carts that became a paid order, to one decimal; null when there were none. */
  conversion: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
  /** Carts that were left behind in the period. */
  abandoned: counts,
  customers: counts,
});
export type TradeFigures = z.input<typeof tradeFigures>;

/** One point of a chart: what was, and what had been in the same place of the period before. */
const point = z.object({ ...span.shape, amount: moneyOut, amountBefore: moneyOut, orders: z.number() });
export type TrendPoint = z.input<typeof point>;

/** Beside the revenue as `amount`: what of it came from bookings and subscriptions, and what went back meanwhile. */
const tradePoint = point.extend({
  booked: moneyOut,
  subscribed: moneyOut,
  refunded: moneyOut,
  customers: z.number(),
});
export type TradePoint = z.input<typeof tradePoint>;

export const getTrade = endpoint({
  method: 'GET',
  path: '/api/staff/dashboard/trade',
  access: STAFF_ROLES,
  summary: 'What the marketplace sold in a period, beside the period before',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    figures: tradeFigures,
    points: z.array(tradePoint),
  }),
});

/** Products that run low are counted exactly up to here. */
export const LOW_STOCK_COUNTED = 1000;
/** A number of rows, of which there are more when it is capped. */
const counted = z.object({ rows: z.number(), isCapped: z.boolean() });
export type Counted = z.input<typeof counted>;
export type LoadedCounted = z.output<typeof counted>;

/** What is not sent yet, as the caller’s list counts it: orders for staff, the parts that they see for makers. */
const openWork = {
  open: z.number(),
  stages: z.array(z.object({ stage: z.enum(LISTED_STAGES), rows: z.number() })),
  late: z.number(),
  /** Due before this day in Lagos is over, and not late. */
  dueToday: z.number(),
  dueThisWeek: z.number(),
  /** Ready or packed, with nothing that keeps it from being sent. */
  toDispatch: z.number(),
  /** And how many of those are late. */
  toDispatchLate: z.number(),
  /** What its maker can’t go on with before the customer pays the balance or gives measurements. */
  waitingForCustomer: z.number(),
  /** What waits for its maker’s yes or no, and until when the first of it does. */
  awaiting: z.number(),
  firstAnswerBy: moment.nullable(),
  /** Ready, and the balance was not paid in time: to wait longer or to cancel. */
  balanceOverdue: z.number(),
  /** With messages of the customer that nobody on the caller’s side has read. */
  unread: z.number(),
  /** Ready-to-wear products that run low or have run out. */
  lowStock: counted,
};

export const getAttention = endpoint({
  method: 'GET',
  path: '/api/staff/dashboard/attention',
  access: STAFF_ROLES,
  summary: 'What waits for somebody in the marketplace now',
  response: z.object({
    ...openWork,
    makersWaiting: z.number(),
    reviewsReported: z.number(),
    bookingsReported: z.number(),
  }),
});

/** A booking as a maker’s day tells it. */
const comingBooking = z.object({
  _id: z.string(),
  startsAt: moment,
  endsAt: moment,
  zone: z.string(),
  service: z.string(),
  customer: z.string(),
  provider: z.string(),
  /** A video call whose customer has no details to join it. */
  lacksCall: z.boolean(),
  /** Whether the customer of such a call had them once, and they were removed. */
  lostCall: z.boolean(),
});

export const getMakerWork = endpoint({
  method: 'GET',
  path: '/api/staff/dashboard/work',
  access: MAKER_ROLES,
  summary: 'The caller’s open work, money and shop as they stand now',
  response: z.object({
    ...openWork,
    /** Reviews of the caller’s products and services without a reply. */
    reviewsUnanswered: z.number(),
    /** Of the caller’s workshop. */
    bookings: z.object({
      /** Asked for and waiting for a yes or no, and until when the first of them does. */
      awaiting: z.number(),
      firstAnswerBy: moment.nullable(),
      /** Over, and not recorded yet as completed or missed. */
      toRecord: z.number(),
      /** Video calls of the next seven days whose customers can’t join yet, and the first of them. */
      callsToPrepare: z.number(),
      firstCall: z.object({ _id: z.string(), startsAt: moment, isSoon: z.boolean() }).nullable(),
      /** Agreed, and beginning on this day in Lagos. */
      today: z.number(),
      /** Of this day, and recorded already as completed or missed. */
      recordedToday: z.number(),
      /** The first of those agreed, in the order in which they begin. */
      coming: z.array(comingBooking),
      /** Agreed, and beginning on the next day: how many, and the first of them. */
      tomorrow: z.number(),
      comingTomorrow: z.array(comingBooking),
      /** Ahead, with a question in the customer’s note, and nothing written to them since. */
      asking: z.number(),
    }),
    /** Requests of customers that wait for a response, and until when the first of them does. */
    requests: z.object({ waiting: z.number(), firstBy: moment.nullable() }),
    /** Invitations to groups of aso-ebi that wait for a proposal. */
    asoEbiInvited: z.number(),
    /** Sets of aso-ebi that wait for the workshop, in how many groups, and the group when they lie in one. */
    asoEbiSets: setsToDo.extend({ invitationId: z.string().nullable() }),
    /** Conversations with something that nobody of the workshop has read: of orders, bookings, enquiries and aso-ebi groups. */
    unreadTalk: z.number(),
    /** Those that were read, and whose customer still waits for a reply to a question. */
    unansweredTalk: z.number(),
    /** The workshop’s zone, by which its day is told. */
    zone: z.string(),
    balance: makerBalance,
    /** Null before the caller has a workshop. */
    shop: z
      .object({
        _id: z.string(),
        name: z.string(),
        status: z.enum(statusNames(MAKER_STATUSES)),
        wasSubmitted: z.boolean(),
        hasProfile: z.boolean(),
        hasPickupPlace: z.boolean(),
        hasProducts: z.boolean(),
        hasBankAccount: z.boolean(),
      })
      .nullable(),
  }),
});

/** What a maker’s menu shows: what waits beside its entries, each as the list that the entry leads to counts it. */
export const getMenuCounts = endpoint({
  method: 'GET',
  path: '/api/staff/dashboard/menu',
  access: MAKER_ROLES,
  summary: 'How much waits for the caller behind the entries of their menu, and whether they need one for coordination',
  response: z.object({
    /** To accept or decline. */
    orders: z.number(),
    /** To confirm or decline. */
    bookings: z.number(),
    /** Conversations with something that nobody of the workshop has read. */
    messages: z.number(),
    /** Without a reply. */
    reviews: z.number(),
    /** Invitations to groups of aso-ebi that wait for a proposal. */
    asoEbi: z.number(),
    /** Of customers for a price, to respond to. */
    requests: z.number(),
    /** Whether a celebration is or was theirs to coordinate. */
    coordinates: z.boolean(),
  }),
});
export type MenuCounts = Answer<typeof getMenuCounts>;

/** Beside the income as `amount`, what of it came from bookings. */
const incomePoint = point.extend({ booked: moneyOut });
export type IncomePoint = z.input<typeof incomePoint>;

export const getMakerTrade = endpoint({
  method: 'GET',
  path: '/api/staff/dashboard/income',
  access: MAKER_ROLES,
  summary: 'What the caller’s workshop earned and sold in a period, beside the period before',
  query: periodQuery,
  response: z.object({
    period: resolvedPeriod,
    figures: z.object({
      /** The maker’s share of what customers paid for orders and bookings, less that of refunds. */
      income: amounts,
      /** What of it came from bookings. */
      booked: amounts,
      /** The order of which most of it came in the period, before refunds; null without any. */
      largest: z.object({ number: z.string(), amount: moneyOut }).nullable(),
      orders: counts,
      pieces: counts,
    }),
    points: z.array(incomePoint),
    topProducts: z.array(z.object({ _id: z.string(), title: z.string(), pieces: z.number(), amount: moneyOut })),
  }),
});
