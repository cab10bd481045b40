import { toKobo, toNaira } from '@adunni/contracts/money';
import { expect, it } from 'vitest';
import { toDo, todayOf } from './to-do.ts';

type Work = Parameters<typeof toDo>[0];

const none = toNaira(toKobo(0));
const NOTHING: Work = {
  ...{
    open: 0,
    stages: [],
    late: 0,
    dueToday: 0,
    dueThisWeek: 0,
    toDispatch: 0,
    toDispatchLate: 0,
    waitingForCustomer: 0,
  },
  ...{ awaiting: 0, firstAnswerBy: null, balanceOverdue: 0, unread: 0, lowStock: { rows: 0, isCapped: false } },
  ...{ reviewsUnanswered: 0, asoEbiInvited: 0, unreadTalk: 0, unansweredTalk: 0, shop: null },
  zone: 'Africa/Lagos',
  requests: { waiting: 0, firstBy: null },
  asoEbiSets: { toMake: 0, inProduction: 0, toHandOver: 0, invitationId: null },
  bookings: {
    ...{ awaiting: 0, firstAnswerBy: null, toRecord: 0, callsToPrepare: 0, firstCall: null },
    ...{ today: 0, recordedToday: 0, coming: [] },
    ...{ tomorrow: 0, comingTomorrow: [], asking: 0 },
  },
  balance: { pending: none, available: none, inTransit: none, paidOut: none },
};

it('tells a call that nobody can join as today’s when it begins by tomorrow, else as one of the week', () => {
  const withCall = (isSoon: boolean): Work => ({
    ...NOTHING,
    bookings: {
      ...NOTHING.bookings,
      callsToPrepare: 1,
      firstCall: { _id: 'b1', startsAt: '2026-11-30T09:00:00.000Z', isSoon },
    },
  });
  const line = { count: 1, to: '../bookings/edit/b1', more: expect.stringContaining('It begins Mon 30\u00a0Nov') };
  expect(todayOf(withCall(true))).toEqual([expect.objectContaining(line)]);
  expect(toDo(withCall(true), true)).toEqual([]);
  expect(todayOf(withCall(false))).toEqual([]);
  expect(toDo(withCall(false), true)).toEqual([expect.objectContaining(line)]);
});

it('says of what is ready to dispatch how much of it is late', () => {
  const [some] = toDo({ ...NOTHING, toDispatch: 3, toDispatchLate: 1 }, true);
  expect(some).toMatchObject({ count: 3, more: '1 late', isUrgent: true });
  expect(toDo({ ...NOTHING, toDispatch: 1, toDispatchLate: 1 }, true)).toMatchObject([{ more: 'Late' }]);
  expect(toDo({ ...NOTHING, toDispatch: 1 }, true)).toMatchObject([{ more: false, isUrgent: false }]);
});

it('leads to the group whose sets wait, or to the list when several do', () => {
  const withSets = (invitationId: string | null): Work => ({
    ...NOTHING,
    asoEbiSets: { toMake: 3, inProduction: 0, toHandOver: 1, invitationId },
  });
  expect(toDo(NOTHING, true)).toEqual([]);
  expect(toDo(withSets('i1'), true)).toMatchObject([
    { count: 4, to: '../orders/aso-ebi/i1', more: '3 to make, 1 to hand over' },
  ]);
  expect(toDo(withSets(null), true)).toMatchObject([{ to: '../orders/aso-ebi' }]);
});

it('tells how many requests wait for a response, and by when the first does', () => {
  const waiting: Work = { ...NOTHING, requests: { waiting: 2, firstBy: '2026-11-30T09:00:00.000Z' } };
  expect(todayOf(waiting)).toMatchObject([
    {
      count: 2,
      to: '../requests?status=asked',
      more: expect.stringContaining('Respond to the first by Mon 30\u00a0Nov'),
    },
  ]);
});

it('keeps a question under today once it was read, until it is answered', () => {
  expect(todayOf({ ...NOTHING, unansweredTalk: 1 })).toMatchObject([
    { count: 1, one: 'question without a reply', to: '../messages', more: 'Read, not answered yet' },
  ]);
});

it('tells what is on hold, and leads to the list of just that', () => {
  const held: Work = { ...NOTHING, stages: [{ stage: 'on-hold', rows: 2 }] };
  expect(toDo(held, true)).toMatchObject([{ count: 2, many: 'orders on hold', to: '../orders?stage=on-hold' }]);
});
