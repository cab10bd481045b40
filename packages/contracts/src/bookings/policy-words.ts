import { type Kobo, kobo } from '../money.ts';
import { type CancellationPolicy, graceWithin } from '../services/cancellation-policy.ts';
import type { Place } from '../services/services.ts';
import { freeUntil, keptShare, movableUntil } from './changing.ts';

/** What the words are about: the terms, and as much as is known of the booking. All seats together. */
export interface Terms {
  policy: CancellationPolicy;
  place: Place;
  /** Minutes that it takes. */
  duration: number;
  deposit: Kobo;
  /** What was paid, or is paid when booking; null while that is not known. */
  paid: Kobo | null;
  /** When it begins, so that dates can stand for hours; null while no time is chosen. */
  startsAt: Date | null;
  /** Null where it does not matter what has passed. */
  now: Date | null;
  /** Whether the workshop has yet to confirm it. */
  isRequest: boolean;
  /** How often it was moved already. */
  reschedules?: number;
  movedByMaker?: boolean;
  movedLate?: boolean;
}

/** How amounts and moments are written where the words are read. */
export interface Writing {
  amount: (amount: Kobo) => string;
  moment: (at: Date) => string;
  /** Who reads them: the customer, unless it says otherwise. */
  reader?: Reader;
}

/** Those who read the words: whom they are about, or staff and makers. */
type Reader = 'customer' | 'worker';

/** How the customer is spoken of, or to. */
const WHO: Record<Reader, { who: string; they: string; are: string; have: string; get: string; your: string }> = {
  customer: { who: 'you', they: 'you', are: 'are', have: 'have', get: 'get', your: 'your' },
  worker: { who: 'the customer', they: 'they', are: 'is', have: 'has', get: 'gets', your: 'the' },
};
const whoOf = ({ reader = 'customer' }: Writing) => WHO[reader];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The terms in sentences, each about one thing: cancelling, moving, not coming, and what the workshop owes. */
export function policyWords(terms: Terms, writing: Writing): string[] {
  const { who, they, get, your } = whoOf(writing);
  const owed = terms.paid === 0 ? 'nothing is charged' : `${who} ${get} a full refund`;
  return [
    cancelling(terms, writing),
    moving(terms, writing),
    missing(terms, writing),
    `If the workshop cancels or is not there, ${owed}. If it reschedules ${your} booking, ${they} can cancel free of charge.`,
  ];
}

/** `7 days`, `24 hours`, `1 hour`. */
export function hoursText(hours: number): string {
  if (hours >= 72 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** `once`, `twice`, `3 times`. */
const timesText = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** `once more`, `twice more`, `3 more times`. */
const moreTimesText = (count: number): string => (count > 2 ? `${count} more times` : `${timesText(count)} more`);

/** How often a booking that was moved so many times can still be: `twice`, or `once more`. */
export const movesText = (left: number, reschedules: number): string =>
  reschedules > 0 ? moreTimesText(left) : timesText(left);

function cancelling(terms: Terms, writing: Writing): string {
  const { policy, startsAt, now, isRequest, movedByMaker = false, movedLate = false } = terms;
  const { who } = whoOf(writing);
  if (movedByMaker)
    return `The workshop rescheduled this booking, so ${who} can cancel free of charge until it starts.`;
  const kept = policy.freeHours > 0 || movedLate ? keptWords(terms, policy.latePercent, writing) : null;
  if (!kept) return 'Free cancellation until the start.';
  const until = startsAt && freeUntil({ ...policy, startsAt });
  const isOver = movedLate || (until !== null && now !== null && now > until);
  if (isOver)
    return isRequest
      ? `Free cancellation until the workshop confirms. After that ${kept}`
      : `Free cancellation has ended. If ${who} ${who === 'you' ? 'cancel' : 'cancels'}, ${kept}`;
  const limit = until ? `until ${writing.moment(until)}` : `until ${hoursText(policy.freeHours)} before`;
  return isRequest
    ? `Free cancellation until the workshop confirms, and then ${limit}. After that ${kept}`
    : `Free cancellation ${limit}. After that ${kept}`;
}

function moving({ policy, startsAt, now, deposit, reschedules = 0 }: Terms, writing: Writing): string {
  const { maxMoves, moveHours, freeHours, keptOf, latePercent } = policy;
  const left = maxMoves - reschedules;
  if (left <= 0) return reschedules > 0 ? 'It can’t be rescheduled again.' : 'It can’t be rescheduled.';
  const until = startsAt && movableUntil({ ...policy, startsAt });
  if (until && now && now > until) return 'It is too late to reschedule.';
  const limit = moveHours === 0 ? 'until the start' : `up to ${hoursText(moveHours)} before`;
  const move = `${capital(whoOf(writing).who)} can reschedule ${movesText(left, reschedules)}, ${until && moveHours > 0 ? `until ${writing.moment(until)}` : limit}.`;
  const isLater = moveHours < freeHours && latePercent > 0 && (keptOf === 'paid' || deposit > 0);
  return isLater ? `${move} Rescheduling after free cancellation has ended does not extend it.` : move;
}

/** Where nobody is met: at the workshop, at the customer’s, in the call. */
function absent(place: Place, { who, are, have }: (typeof WHO)[Reader]): string {
  if (place === 'home') return 'If nobody is there';
  return place === 'studio' ? `If ${who} ${are} not there` : `If ${who} ${have} not joined`;
}

function missing(terms: Terms, writing: Writing): string {
  const { graceMinutes, noShowPercent } = terms.policy;
  const grace = graceWithin(terms.duration, graceMinutes);
  const late = grace < terms.duration ? `within ${grace} minutes of the start` : 'before it ends';
  const by = grace === 0 ? 'at the start' : late;
  const kept = terms.movedByMaker ? null : keptWords(terms, noShowPercent, writing);
  const { who, have } = whoOf(writing);
  const nothing = terms.paid === 0 ? 'Nothing is charged.' : `Anything ${who} ${have} paid is refunded.`;
  return `${absent(terms.place, whoOf(writing))} ${by}, ${kept ?? `it may count as a no-show. ${nothing}`}`;
}

/** What the workshop keeps, with the amount where it is known; null when that is nothing. */
function keptWords({ policy, deposit, paid }: Terms, percent: number, writing: Writing): string | null {
  const { who, have } = whoOf(writing);
  const { keptOf } = policy;
  if (percent === 0 || (keptOf === 'deposit' && deposit === 0)) return null;
  const held = paid ?? (keptOf === 'deposit' ? deposit : kobo(0));
  const kept = keptShare({ keptOf, deposit, paid: held, refunded: kobo(0) }, percent);
  const sum = kept > 0 ? ` (${writing.amount(kept)})` : keptOf === 'paid' ? ' by then' : '';
  const share = percent === 100 ? '' : `${percent}% of `;
  if (keptOf === 'deposit')
    return `the workshop keeps ${share}the deposit${sum}. Anything else ${who} ${have} paid is refunded.`;
  if (percent === 100) return `the workshop keeps everything ${who} ${have} paid${sum}.`;
  return `the workshop keeps ${share}what ${who} ${have} paid${sum}. The rest is refunded.`;
}
