import { grouped } from '../formats/grouped.ts';
import { type StatusOf, statuses, statusNames } from '../statuses.ts';

/** How the order of a guest stands. */
export const GUEST_ORDER_STATUSES = statuses({
  reserved: { label: 'Reserved', tone: 'waiting', next: ['part-paid', 'paid', 'cancelled'] },
  'part-paid': { label: 'Deposit paid', tone: 'waiting', next: ['paid', 'cancelled'] },
  paid: { label: 'Paid', tone: 'good', next: ['cancelled'] },
  cancelled: { label: 'Cancelled', tone: 'over', next: ['part-paid', 'paid'] },
});
export type GuestOrderStatus = StatusOf<typeof GUEST_ORDER_STATUSES>;
export const GUEST_ORDER_STATUS_NAMES = statusNames(GUEST_ORDER_STATUSES);

/** How far the set of one person is; `measured` says that what is needed to make it is known. */
export const SET_STAGES = statuses({
  waiting: { label: 'Waiting for sizes', tone: 'waiting', next: ['measured'] },
  measured: { label: 'To make', tone: 'waiting', next: ['in-production', 'waiting'] },
  'in-production': { label: 'In production', tone: 'waiting', next: ['ready', 'measured'] },
  ready: { label: 'Ready', tone: 'good', next: ['collected', 'in-production'] },
  collected: { label: 'Handed over', tone: 'good', next: ['ready'] },
});
export type SetStage = StatusOf<typeof SET_STAGES>;
export const SET_STAGE_NAMES = statusNames(SET_STAGES);

/** What is next of the sets that wait for a workshop: `12 to make, 1 to hand over`; empty when none do. */
export const setsToDoText = (sets: { toMake: number; inProduction: number; toHandOver: number }): string =>
  (
    [
      [sets.toMake, 'to make'],
      [sets.inProduction, 'in production'],
      [sets.toHandOver, 'to hand over'],
    ] as const
  )
    .flatMap(([count, what]) => (count > 0 ? [`${grouped(count)} ${what}`] : []))
    .join(', ');

/** What a guest answers who orders nothing. */
export const GUEST_ANSWERS = { declining: 'Not attending', own: 'Wearing their own' } as const;
export type GuestAnswer = keyof typeof GUEST_ANSWERS;
export const GUEST_ANSWER_NAMES = Object.keys(GUEST_ANSWERS) as [GuestAnswer, ...GuestAnswer[]];

/** How an entry of a waiting list stands. */
export const WAITING_STATES = statuses({
  waiting: { label: 'Waiting', tone: 'waiting', next: ['offered', 'withdrawn'] },
  offered: { label: 'Offered', tone: 'good', next: ['bought', 'declined', 'expired', 'withdrawn'] },
  bought: { label: 'Ordered', tone: 'good', next: [] },
  declined: { label: 'Declined', tone: 'over', next: [] },
  expired: { label: 'Expired', tone: 'over', next: [] },
  withdrawn: { label: 'Withdrawn', tone: 'over', next: [] },
});
export type WaitingState = StatusOf<typeof WAITING_STATES>;
export const WAITING_STATE_NAMES = statusNames(WAITING_STATES);
