import type { WorkSet } from '@adunni/contracts/asoebi/production';
import { BALANCE_GRACE_DAYS, BALANCE_REMINDER_DAYS } from '@adunni/contracts/asoebi/sums';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { payoutOf } from '../../payouts/public/payout-day.ts';

const HOUR_MS = 3_600_000;

/** Until when a set’s order owes its balance; what a guest owes is between them and the host. */
export type Owing = Pick<WorkSet, 'balanceDueOn'>;

/** What is missing before a set is handed over: `Balance due before handover, by 12 December 2026`. */
export const balanceLine = ({ balanceDueOn }: Owing): string =>
  `Balance due before handover${balanceDueOn ? `, by ${calendarDay(balanceDueOn)}` : ''}`;

/** What sets wait for, and what follows from it. */
interface Waiting {
  title: string;
  text: string;
}

/** What happens to sets whose orders owe something, by the rules of following balances; null where none do. */
export function owingText(sets: readonly Pick<WorkSet, 'isPaid'>[]): Waiting | null {
  const owing = sets.filter(({ isPaid }) => !isPaid).length;
  if (owing === 0) return null;
  const [soon, early] = BALANCE_REMINDER_DAYS;
  return {
    title: `${countOf(owing, 'set')} can’t be handed over until the balance is paid`,
    text: `You can sew them now: only handing over waits. We email guests a reminder ${early} and ${soon} days before it is due. If it is still unpaid ${BALANCE_GRACE_DAYS} days after, the order is cancelled: what was paid for sewn sets is yours at once, after commission, and the rest is refunded.`,
  };
}

/** What happens to sets whose sizes or measurements are missing, by the rules of their orders; null where none are. */
export function missingText(sets: readonly Pick<WorkSet, 'stage'>[]): Waiting | null {
  const waiting = sets.filter(({ stage }) => stage === 'waiting').length;
  if (waiting === 0) return null;
  return {
    title: `${countOf(waiting, 'set')} ${waiting === 1 ? 'waits' : 'wait'} for a size or measurements`,
    text: 'Guests are asked for them when they order and add them on the page of their order, until the day of the event; the host can remind them. A set moves to “To make” by itself as soon as they are there; press it yourself only if you know them another way.',
  };
}

/** Who learns of a stage. */
export const STAGES_TEXT = 'The host and each guest see how far a set is; nobody is notified when you move it.';

/** What moving on sets without what they are made by means. */
export const WITHOUT_DETAILS =
  'Their sizes or measurements were not given here. Move them on only if you measured the guests yourself or know their sizes another way: nothing will be shown here to sew by, and guests can no longer be reminded. You can move a set back to “Waiting for sizes” until it is being made.';

/** Where a set is handed over, and at which table its guest sits: `Within Ibadan · 12 Mokola Hill, Ibadan · Table A3`. */
export const handoverLine = ({ handover, address, tableCode }: Pick<WorkSet, 'handover' | 'address' | 'tableCode'>) =>
  [handover.name, address, tableCode && `Table ${tableCode}`].filter(Boolean).join(' · ');

type Delivered = Pick<WorkSet, 'number' | 'stage' | 'handover'>;

/** The sets that their workshop still has to bring to an address. */
export const toDeliver = <S extends Delivered>(sets: readonly S[]): S[] =>
  sets.filter(({ stage, handover }) => handover.kind === 'delivery' && stage !== 'collected');

/** Orders that a question names; of more it is asked in general. */
const NAMED = 3;

/** The sets that can be handed over now. */
export const toHandOver = <S extends Pick<WorkSet, 'stage' | 'isPaid'>>(sets: readonly S[]): S[] =>
  sets.filter(({ stage, isPaid }) => stage === 'ready' && isPaid);

/** Who brings sets to an address, and who pays for that. */
export const DELIVERING =
  'You bring or send them, and pay for that; what their guests paid for delivery is yours, without commission. The host can tell you how to reach their guests.';

/** What a workshop asks the host about sets that it delivers: `How do I reach the guest of ASO-2026-000012?` */
export function reachQuestion(sets: readonly Pick<WorkSet, 'number'>[]): string {
  const numbers = [...new Set(sets.map(({ number }) => number))].sort();
  if (numbers.length === 1) return `How do I reach the guest of order ${numbers[0]} to deliver it?`;
  if (numbers.length > NAMED) return 'How do I reach the guests whose sets I deliver?';
  return `How do I reach the guests of orders ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} to deliver them?`;
}

/** What handing sets over brings with it; `delivery` is what guests paid where some are delivered. By the rules of the sets and of what their orders earn. */
export function handedOverText(
  { isHeld, delivery }: { isHeld: boolean; delivery: string | null },
  now: number,
): string {
  const all = 'once all sets of their order are handed over';
  return [
    delivery &&
      `You bring or send the sets that are delivered, and pay for that. What their guests paid for it is yours, without commission: ${delivery}.`,
    'Nobody is notified. The host sees who handed each set over, and when.',
    isHeld
      ? `This group is on hold: what a guest paid becomes available to you only after the hold ends, ${all}.`
      : `What a guest paid becomes available to you within the hour ${all}: today for ${payoutOf(now + HOUR_MS)}. If the event or this group is put on hold before, that waits until the hold ends.`,
    'You can move a set back to “Ready”, unless its guest has disputed it or got a refund since.',
  ]
    .filter(Boolean)
    .join(' ');
}
