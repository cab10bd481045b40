import type { StaffPart } from '@adunni/contracts/orders/staff';
import { naira } from '../../../../kit/money/naira.ts';
import { Sums } from '../../../../kit/money/sums.tsx';
import classes from './part.module.css';

type Money = NonNullable<StaffPart['money']>;

/** What a part came to, what was paid, and what its maker earns by it. */
export function PartMoney({ part: { stage, viewer }, money }: { part: StaffPart; money: Money }) {
  const isOver =
    (stage === 'cancelled' && money.earnings <= 0) || (money.refunded > 0 && money.refunded === money.paid);
  const who = viewer === 'staff' ? 'The maker earns' : 'You earn';
  return (
    <div className={classes.money}>
      <Sums
        sums={[
          ['Pieces', money.subtotal],
          ['Discount', -money.discount],
          ['Tax', money.tax],
          ['Delivery', money.shippingCost],
          ['Total', money.totalAmount, true],
          ['Paid', money.paid],
          ['Refunded', -money.refunded],
        ]}
      />
      {isOver ? (
        <p className={classes.earned}>{who} nothing from this order.</p>
      ) : (
        <Earned money={money} who={who} isKept={stage === 'cancelled'} />
      )}
    </div>
  );
}

function Earned({ money, who, isKept }: { money: Money; who: string; isKept: boolean }) {
  return (
    <p className={classes.earned}>
      {who} <strong>{naira(money.earnings)}</strong>
      <span>
        {isKept ? (
          ` of the deposit that was kept, after tax and ${money.commissionPercent}% commission`
        ) : (
          <>
            {' '}
            after {money.commissionPercent}% commission, {naira(money.commission)}
            {money.refunded > 0 && ', before refunds'}
          </>
        )}
      </span>
    </p>
  );
}
