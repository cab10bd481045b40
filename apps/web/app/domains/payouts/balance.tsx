import type { MakerBalance } from '@adunni/contracts/ledger/ledger';
import { BalanceFigures } from './public/balance-figures.tsx';

/** A maker’s money, each figure with what it means. */
export function Balance({ balance }: { balance: MakerBalance }) {
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
              : 'Included in the next payout.',
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
