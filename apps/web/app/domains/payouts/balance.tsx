import type { Answer } from '@adunni/contracts/endpoint';
import type { MakerBalance } from '@adunni/contracts/ledger/ledger';
import type { getPayoutSchedule } from '@adunni/contracts/payouts/staff';
import { BalanceFigures } from './public/balance-figures.tsx';

interface Props {
  balance: MakerBalance;
  /** What the next payout comes to. */
  next: Answer<typeof getPayoutSchedule>['next'];
}

/** A maker’s money, each figure with what it means. */
export function Balance({ balance, next }: Props) {
  const { available, pending, inTransit, paidOut } = balance;
  return (
    <BalanceFigures
      figures={[
        {
          label: 'Available',
          amount: available,
          isStrong: true,
          meaning:
            available < 0
              ? 'A customer was refunded after your payout. Your next earnings cover it.'
              : next.reason === null && next.disputed === 0
                ? 'Included in the next payout.'
                : 'Released to you. What of it is paid next is said below.',
        },
        {
          label: 'Pending',
          amount: pending,
          meaning: 'Paid by customers, not yet released to you.',
        },
        { label: 'In transit', amount: inTransit, meaning: 'Sent to your bank, not yet confirmed.' },
        { label: 'Paid out', amount: paidOut, meaning: 'Total paid to your bank.' },
      ]}
    />
  );
}
