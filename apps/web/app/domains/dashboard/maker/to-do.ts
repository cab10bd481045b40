import { setsToDoText } from '@adunni/contracts/asoebi/sets';
import type { getMakerWork } from '@adunni/contracts/dashboard/dashboard';
import type { Answer } from '@adunni/contracts/endpoint';
import { workMoment } from '../../availability/public/clocks/own-moment.ts';
import type { Waiting } from '../waiting/waiting.tsx';

type Work = Answer<typeof getMakerWork>;

const some = (items: readonly Waiting[]): Waiting[] => items.filter(({ count }) => count > 0);

/** Video calls of the next seven days that nobody can join yet. */
const callsToPrepare = ({ bookings: { callsToPrepare: count, firstCall }, zone }: Work): Waiting => ({
  count,
  one: 'video call without joining details',
  many: 'video calls without joining details',
  to: count === 1 && firstCall ? `../bookings/edit/${firstCall._id}` : '../bookings?view=list&joining=due',
  more: `Add joining details${firstCall ? `. ${count === 1 ? 'It' : 'The first'} begins ${workMoment(firstCall.startsAt, zone)}` : ''}`,
});

/** Sets of aso-ebi that wait for the workshop, and what for: `2 to make, 1 to hand over`. */
const setsToMake = ({ asoEbiSets: sets }: Work): Waiting => ({
  count: sets.toMake + sets.inProduction + sets.toHandOver,
  one: 'aso-ebi set to make or hand over',
  many: 'aso-ebi sets to make or hand over',
  to: ['../orders/aso-ebi', sets.invitationId ?? []].flat().join('/'),
  more: setsToDoText(sets),
});

/** What of today’s a maker should not leave for tomorrow, beside the bookings that take place, which have their times. */
export function todayOf(work: Work): Waiting[] {
  const { awaiting, firstAnswerBy, late, dueToday, bookings, unreadTalk, unansweredTalk, requests, zone } = work;
  return some([
    { count: late, one: 'late order', many: 'late orders', to: '../orders?timing=late', isUrgent: true },
    { count: dueToday, one: 'order due today', many: 'orders due today', to: '../orders?timing=due-today' },
    {
      count: awaiting,
      one: 'order to accept',
      many: 'orders to accept',
      to: '../orders?awaiting=yes',
      more: firstAnswerBy && `Respond to the first by ${workMoment(firstAnswerBy, zone)}`,
    },
    {
      count: requests.waiting,
      one: 'request to respond to',
      many: 'requests to respond to',
      to: '../requests?status=asked',
      more: requests.firstBy && `Respond to the first by ${workMoment(requests.firstBy, zone)}`,
    },
    {
      count: bookings.awaiting,
      one: 'booking to confirm',
      many: 'bookings to confirm',
      to: '../bookings?view=list&awaiting=yes&sort=answerBy',
      more: bookings.firstAnswerBy && `Respond to the first by ${workMoment(bookings.firstAnswerBy, zone)}`,
    },
    ...(bookings.firstCall?.isSoon ? [callsToPrepare(work)] : []),
    {
      count: bookings.toRecord,
      one: 'past booking to record',
      many: 'past bookings to record',
      to: '../bookings?view=list&toRecord=yes',
      more: 'Completed or no-show',
    },
    {
      count: work.asoEbiInvited,
      one: 'aso-ebi invitation to respond to',
      many: 'aso-ebi invitations to respond to',
      to: '../orders/aso-ebi',
    },
    { count: unreadTalk, one: 'unread conversation', many: 'unread conversations', to: '../messages' },
    {
      count: unansweredTalk,
      one: 'question without a reply',
      many: 'questions without a reply',
      to: '../messages',
      more: 'Read, not answered yet',
    },
    {
      count: bookings.asking,
      one: 'booking note with a question',
      many: 'booking notes with a question',
      to: '../bookings?view=list&asks=yes',
      more: 'Not answered yet',
    },
  ]);
}

/** What a maker has to do beside what is for today, the most pressing first; `hasProducts` for those who sell their own. */
export function toDo(work: Work, hasProducts: boolean): Waiting[] {
  const {
    balanceOverdue,
    dueThisWeek,
    toDispatch,
    toDispatchLate,
    waitingForCustomer,
    lowStock,
    reviewsUnanswered,
    bookings,
  } = work;
  return some([
    {
      count: balanceOverdue,
      one: 'order has an overdue balance',
      many: 'orders have an overdue balance',
      to: '../orders?balance=overdue',
      more: 'Keep waiting or cancel',
    },
    {
      count: toDispatch,
      one: 'order ready to dispatch',
      many: 'orders ready to dispatch',
      to: '../orders?dispatch=ready',
      more: toDispatchLate > 0 && (toDispatchLate === toDispatch ? 'Late' : `${toDispatchLate} late`),
      isUrgent: toDispatchLate > 0,
    },
    {
      count: dueThisWeek,
      one: 'order due within 7 days',
      many: 'orders due within 7 days',
      to: '../orders?timing=this-week',
    },
    ...(bookings.firstCall?.isSoon ? [] : [callsToPrepare(work)]),
    setsToMake(work),
    {
      count: work.stages.find(({ stage }) => stage === 'on-hold')?.rows ?? 0,
      one: 'order on hold',
      many: 'orders on hold',
      to: '../orders?stage=on-hold',
      more: 'Resume, or change the date',
    },
    {
      count: waitingForCustomer,
      one: 'accepted order waiting for the customer',
      many: 'accepted orders waiting for the customer',
      to: '../orders?waiting=customer&sort=readyBy',
      more: 'For a balance, pickup, measurements or a response',
    },
    {
      count: reviewsUnanswered,
      one: 'review without a reply',
      many: 'reviews without a reply',
      to: '../reviews?answered=no',
    },
    {
      count: hasProducts ? lowStock.rows : 0,
      isCapped: lowStock.isCapped,
      one: 'product low or out of stock',
      many: 'products low or out of stock',
      to: '../products?shelf=short',
    },
  ]);
}
