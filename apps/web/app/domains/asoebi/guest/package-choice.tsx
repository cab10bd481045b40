import { depositOf } from '@adunni/contracts/asoebi/deposit';
import type { GuestPackage } from '@adunni/contracts/asoebi/guest';
import { MOST_ORDERED } from '@adunni/contracts/asoebi/guest-forms';
import { PACKAGE_KINDS } from '@adunni/contracts/asoebi/names';
import button from '../../../kit/button.module.css';
import { countOf } from '../../../kit/count-of.ts';
import { calendarDay } from '../../../kit/dates.ts';
import { Money } from '../../../kit/money/currency-context.tsx';
import { BaseCard } from '../base-card.tsx';
import { DesignCard } from '../design-card.tsx';
import classes from './guest.module.css';

interface Props {
  pack: GuestPackage;
  count: number;
  onCount: (count: number) => void;
  /** Waits for what cannot be ordered. */
  onWait?: (() => void) | undefined;
}

const WHY_NOT = { 'sold-out': 'Sold out', over: 'The last day to order has passed', withdrawn: 'No longer offered' };

/** One package: what it is, what it costs, and how many of it. */
export function PackageChoice({ pack, count, onCount, onWait }: Props) {
  const { title, kind, price, yards, deadline, depositPercent, state, left, base, design } = pack;
  const most = Math.min(MOST_ORDERED, left ?? MOST_ORDERED);
  const facts = [title !== PACKAGE_KINDS[kind] && PACKAGE_KINDS[kind], yards && countOf(yards, 'yard')];
  return (
    <li className={classes.package} data-chosen={count > 0 || undefined}>
      <span className={classes.name}>{title}</span>
      <strong>
        <Money amount={price} charged />
      </strong>
      <span className={classes.note}>
        {facts.filter(Boolean).join(' · ')}
        {depositPercent !== null && (
          <>
            {' · '}
            <Money amount={depositOf(price, depositPercent)} charged /> reserves it
          </>
        )}
      </span>
      {base && <BaseCard base={base} />}
      {design && <DesignCard design={design} />}
      <span className={classes.note}>
        {state === 'open'
          ? [`Order by ${calendarDay(deadline)}`, left !== null && left <= 10 && `${left} left`]
              .filter(Boolean)
              .join(' · ')
          : WHY_NOT[state]}
      </span>
      {state === 'open' && (
        <span className={classes.stepper}>
          <button
            type="button"
            aria-label={`Fewer of ${title}`}
            disabled={count === 0}
            onClick={() => onCount(count - 1)}
          >
            −
          </button>
          <output aria-label={`Sets of ${title}`}>{count}</output>
          <button
            type="button"
            aria-label={`More of ${title}`}
            disabled={count >= most}
            onClick={() => onCount(count + 1)}
          >
            +
          </button>
        </span>
      )}
      {(state === 'sold-out' || state === 'over') && onWait && (
        <span className={classes.buttons}>
          <button type="button" className={button.outline} onClick={onWait}>
            Join the waiting list
          </button>
        </span>
      )}
    </li>
  );
}
