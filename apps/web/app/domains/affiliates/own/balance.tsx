import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { Link } from 'react-router';
import { day } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { BalanceFigures } from '../../payouts/public/balance-figures.tsx';
import { OWN_PARTNER } from '../address.ts';
import classes from './own.module.css';

/** A partner’s money with us, and when they are paid next. */
export function Balance({ partner }: { partner: OwnPartner }) {
  const { available, pending, inTransit, paidOut } = partner.balance;
  return (
    <>
      <BalanceFigures
        figures={[
          {
            label: 'Available',
            amount: available,
            isStrong: true,
            meaning: meaningOf(available, partner.minimumPayout),
          },
          { label: 'Pending', amount: pending, meaning: 'Due once the orders close. Includes what is on hold.' },
          { label: 'In transit', amount: inTransit, meaning: 'Sent to your bank, not yet confirmed.' },
          { label: 'Paid out', amount: paidOut, meaning: 'Total paid to your bank.' },
        ]}
      />
      <Section title="Next payout">
        <NextPayout partner={partner} />
      </Section>
    </>
  );
}

/** What an available amount is for a partner, with the least that is paid out. */
function meaningOf(available: number, minimum: number): string {
  if (available < 0)
    return 'An order was refunded after its commission was paid out. Your next commission makes up for it.';
  return available < minimum ? `Paid once it reaches ${naira(minimum)}.` : 'Included in the next payout.';
}

const WHEN = 'Payouts start every second Friday at 10:00.';

function NextPayout({ partner }: { partner: OwnPartner }) {
  const { status, bankAccount, balance, minimumPayout, nextPayoutAt } = partner;
  if (status === 'suspended') return <p className={classes.line}>No payouts while your partnership is suspended.</p>;
  const isReached = balance.available >= minimumPayout && balance.available > 0;
  return (
    <div className={classes.line}>
      <p>
        <strong>{day(nextPayoutAt)}</strong>
        {bankAccount && isReached && (
          <>
            {': '}
            <strong>{naira(balance.available)}</strong> so far
          </>
        )}
      </p>
      <p className={classes.soft}>
        {!isReached &&
          `${naira(Math.max(balance.available, 0))} available, below the minimum of ${naira(minimumPayout)}. It is paid once the minimum is reached. `}
        {!bankAccount && (
          <>
            <Link to={`${OWN_PARTNER}?section=earnings#account`}>Add a bank account</Link> to be paid.{' '}
          </>
        )}
        {WHEN} {bankAccount && isReached && 'Earnings that become available before then are added.'}
      </p>
    </div>
  );
}
