import type { Payment } from '@adunni/contracts/payments/payments';
import type { ReactNode } from 'react';
import { day } from '../../../kit/dates.ts';
import { Charge } from '../../../kit/money/charge.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import classes from './payment-sums.module.css';
import { PURPOSE_LABELS } from './purposes.ts';

/** A list of sums. */
export const Sums = ({ children }: { children: ReactNode }) => <dl className={classes.sums}>{children}</dl>;

interface SumProps {
  label: string;
  note?: ReactNode;
  amount: number;
  isStrong?: boolean;
  /** Whether it is still to be paid, so that another currency’s estimate stands beside it. */
  isDue?: boolean;
}

/** One sum of the list. */
export function Sum({ label, note, amount, isStrong = false, isDue = false }: SumProps) {
  return (
    <div data-strong={isStrong || isDue || undefined}>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>{isDue ? <Charge amount={amount} /> : <Money amount={amount} charged />}</dd>
    </div>
  );
}

/** The payments that have arrived. */
export const arrivedOf = (payments: readonly Payment[]): Payment[] =>
  payments.filter(({ status }) => status === 'succeeded');

/** Payments that have arrived: for what, when and how much. */
export const ArrivedSums = ({ payments }: { payments: readonly Payment[] }) =>
  arrivedOf(payments).map(({ _id, purpose, amount, paidAt }) => (
    <Sum key={_id} label={PURPOSE_LABELS[purpose]} note={paidAt && day(paidAt)} amount={amount} />
  ));
