import type { Answer } from '@adunni/contracts/endpoint';
import type { getPayoutSchedule, NoPayoutReason } from '@adunni/contracts/payouts/staff';
import { Link } from 'react-router';
import { day, shortDay } from '../../kit/dates.ts';
import { naira } from '../../kit/money/naira.ts';
import classes from './payouts.module.css';
import { pendingText } from './pending.rules.ts';
import { UNDATED } from './pending-earnings.tsx';

type Schedule = Answer<typeof getPayoutSchedule>;

/** Why nothing is paid, as the maker reads it. `minimum` in naira. */
const whyNot = (reason: NoPayoutReason, minimum: number): string =>
  ({
    'no-account': 'there was no bank account',
    'not-approved': 'your shop was not approved',
    'below-minimum': `below the minimum of ${naira(minimum)}`,
  })[reason];

const WHAT_TO_DO: Record<NoPayoutReason, string> = {
  'no-account': 'Add a bank account below to be paid.',
  'not-approved': 'You are paid again once your shop is approved.',
  'below-minimum': 'It is paid once the minimum is reached.',
};

/** When a maker is paid next, how much of what there is by now, and what of the pending falls into which payout. */
export function NextPayout({ schedule: { next, minimum, pending } }: { schedule: Schedule }) {
  const { at, amount, disputed, reason } = next;
  return (
    <div className={classes.next}>
      <p>
        <strong>{day(at)}</strong>
        {reason === null && (
          <>
            {': '}
            <strong>{naira(amount)}</strong> so far
          </>
        )}
      </p>
      <p className={classes.meaning}>
        {reason === null
          ? 'Payouts start every second Friday at 10:00. Earnings that become available before then are added.'
          : `${reason === 'below-minimum' ? `${naira(Math.max(amount, 0))} available, below the minimum of ${naira(minimum)}.` : 'No payout planned.'} ${WHAT_TO_DO[reason]} Payouts start every second Friday at 10:00.`}
      </p>
      {pending.length > 0 && <PendingLine pending={pending} at={at} />}
      {disputed > 0 && (
        <p className={classes.meaning}>
          {naira(disputed)} for disputed aso-ebi sets is left out until the dispute is settled.
        </p>
      )}
    </div>
  );
}

/** What of the pending falls into which payout; what has no date yet leads to which orders those are and why. */
function PendingLine({ pending, at }: { pending: Schedule['pending']; at: string }) {
  const { text, open } = pendingText(pending, at);
  if (open === 0) return <p>{text}.</p>;
  return (
    <p>
      {text}. <Link to={`#${UNDATED}`}>{naira(open)} has no date yet</Link>.
    </p>
  );
}

/** Payout days that brought nothing, and why; nothing when all did. */
export function SkippedPayouts({ schedule: { past, minimum } }: { schedule: Schedule }) {
  const skipped = past.flatMap(({ at, amount, reason }) => (reason ? [{ at, amount, reason }] : []));
  if (skipped.length === 0) return null;
  return (
    <ul className={classes.skipped} aria-label="Payout days without a payout">
      {skipped.map(({ at, amount, reason }) => (
        <li key={at}>
          {shortDay(at)}: no payout, {whyNot(reason, minimum)} ({naira(Math.max(amount, 0))} available).
        </li>
      ))}
    </ul>
  );
}
