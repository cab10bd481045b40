import { type Kobo, kobo } from '../money.ts';
import type { CancellationPolicy } from '../services/cancellation-policy.ts';
import type { Place } from '../services/services.ts';
import { freeUntil, keptShare, movableUntil } from './changing.ts';

/** What the words are about: the terms, and as much as is known of the booking. All seats together. */
export interface Terms {
  policy: CancellationPolicy;
  place: Place;
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
}

/** The terms in sentences, each about one thing: cancelling, moving, not coming, and what the workshop owes. */
export const policyWords = (terms: Terms, writing: Writing): string[] => [
  cancelling(terms, writing),
  moving(terms, writing),
  missing(terms, writing),
  'If the workshop cancels or is not there, you get a full refund. If it reschedules your booking, you can cancel free of charge.',
];

/** `7 days`, `24 hours`, `1 hour`. */
export function hoursText(hours: number): string {
  if (hours >= 72 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** `once`, `twice`, `3 times`. */
const timesText = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** `once more`, `twice more`, `3 more times`. */
export const moreTimesText = (count: number): string =>
  count > 2 ? `${count} more times` : `${timesText(count)} more`;

function cancelling(terms: Terms, writing: Writing): string {
  const { policy, startsAt, now, isRequest, movedByMaker = false, movedLate = false } = terms;
  if (movedByMaker) return 'The workshop rescheduled this booking, so you can cancel free of charge until it starts.';
  const kept = policy.freeHours > 0 || movedLate ? keptWords(terms, policy.latePercent, writing) : null;
  if (!kept) return 'Free cancellation until the start.';
  const until = startsAt && freeUntil({ ...policy, startsAt });
  const isOver = movedLate || (until !== null && now !== null && now > until);
  if (isOver)
    return isRequest
      ? `Free cancellation until the workshop confirms. After that ${kept}`
      : `Free cancellation has ended. If you cancel, ${kept}`;
  const limit = until ? `until ${writing.moment(until)}` : `until ${hoursText(policy.freeHours)} before`;
  return isRequest
    ? `Free cancellation until the workshop confirms, and then ${limit}. After that ${kept}`
    : `Free cancellation ${limit}. After that ${kept}`;
}

function moving({ policy, startsAt, now, deposit, reschedules = 0 }: Terms, { moment }: Writing): string {
  const { maxMoves, moveHours, freeHours, keptOf, latePercent } = policy;
  const left = maxMoves - reschedules;
  if (left <= 0) return reschedules > 0 ? 'It can’t be rescheduled again.' : 'It can’t be rescheduled.';
  const until = startsAt && movableUntil({ ...policy, startsAt });
  if (until && now && now > until) return 'It is too late to reschedule.';
  const limit = moveHours === 0 ? 'until the start' : `up to ${hoursText(moveHours)} before`;
  const times = reschedules > 0 ? moreTimesText(left) : timesText(left);
  const move = `You can reschedule ${times}, ${until && moveHours > 0 ? `until ${moment(until)}` : limit}.`;
  const isLater = moveHours < freeHours && latePercent > 0 && (keptOf === 'paid' || deposit > 0);
  return isLater ? `${move} Rescheduling after free cancellation has ended does not extend it.` : move;
}

const ABSENT: Record<Place, string> = {
  studio: 'If you are not there',
  home: 'If nobody is there',
  video: 'If you have not joined',
};

function missing(terms: Terms, writing: Writing): string {
  const { graceMinutes, noShowPercent } = terms.policy;
  const by = graceMinutes === 0 ? 'at the start' : `within ${graceMinutes} minutes of the start`;
  const kept = terms.movedByMaker ? null : keptWords(terms, noShowPercent, writing);
  return `${ABSENT[terms.place]} ${by}, ${kept ?? 'it may count as a no-show. The workshop keeps nothing.'}`;
}

/** What the workshop keeps, with the amount where it is known; null when that is nothing. */
function keptWords({ policy, deposit, paid }: Terms, percent: number, { amount }: Writing): string | null {
  const { keptOf } = policy;
  if (percent === 0 || (keptOf === 'deposit' && deposit === 0)) return null;
  const held = paid ?? (keptOf === 'deposit' ? deposit : kobo(0));
  const kept = keptShare({ keptOf, deposit, paid: held, refunded: kobo(0) }, percent);
  const sum = kept > 0 ? ` (${amount(kept)})` : keptOf === 'paid' ? ' by then' : '';
  const share = percent === 100 ? '' : `${percent}% of `;
  if (keptOf === 'deposit')
    return `the workshop keeps ${share}the deposit${sum}. Anything else you have paid is refunded.`;
  if (percent === 100) return `the workshop keeps everything you have paid${sum}.`;
  return `the workshop keeps ${share}what you have paid${sum}. The rest is refunded.`;
}
