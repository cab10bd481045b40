import type { StaffPart } from '@adunni/contracts/orders-staff';
import { naira } from '../../../../kit/money/naira.ts';
import { Sums } from '../../../../kit/money/sums.tsx';
import classes from './part.module.css';

type Money = NonNullable<StaffPart['money']>;

/** What a part came to, what was paid, and what its maker earns by it. */
export function PartMoney({ money, isStaff }: { money: Money; isStaff: boolean }) {
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
      <p className={classes.earned}>
        {isStaff ? 'The maker earns' : 'You earn'} <strong>{naira(money.earnings)}</strong>
        <span>
          {' '}
          after {money.commissionPercent}% commission, {naira(money.commission)}
          {money.refunded > 0 && ', before refunds'}
        </span>
      </p>
    </div>
  );
}
