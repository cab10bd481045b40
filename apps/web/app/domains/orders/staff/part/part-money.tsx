import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { Link } from 'react-router';
import { naira } from '../../../../kit/money/naira.ts';
import { Sums } from '../../../../kit/money/sums.tsx';
import { deliveryText, releasedText, releaseText } from '../labels.ts';
import classes from './part.module.css';

type Money = NonNullable<StaffPart['money']>;

interface Props {
  part: StaffPart;
  delivery: StaffOrder['deliveryOption'];
  money: Money;
}

/** What a part came to, what was paid, and what its maker earns by it. */
export function PartMoney({ part, delivery, money }: Props) {
  const { stage, viewer, balance } = part;
  const isOver =
    (stage === 'cancelled' && money.earnings <= 0) || (money.refunded > 0 && money.refunded === money.paid);
  const isStaff = viewer === 'staff';
  const who = isStaff ? 'The maker earns' : 'You earn';
  return (
    <div className={classes.money} id={isStaff ? undefined : 'money'}>
      <h3>Customer payment</h3>
      <Sums
        sums={[
          ['Items subtotal', money.subtotal],
          [discountLabel(money), -money.discount],
          ['Tax', money.tax],
          ['Delivery', money.shippingCost],
          ['Total', money.totalAmount, true],
          ['Paid', money.paid],
          ['Refunded', -money.refunded],
          ['Balance due', balance?.amount ?? 0],
        ]}
      />
      <p className={classes.soft}>
        Tax is charged on the price of the items before any discount. It is not part of the earnings.
      </p>
      <h3>{isStaff ? 'The maker’s earnings' : 'Your earnings'}</h3>
      {isOver ? (
        <p className={classes.earned}>{who} nothing from this order.</p>
      ) : (
        <Earned money={money} who={who} isKept={stage === 'cancelled'} />
      )}
      {!isOver && money.couponCode && (
        <p className={classes.soft}>
          {money.couponCode} is a coupon of Adunni’s. Coupons come off the price of the items before commission, as the{' '}
          <Link to="/terms#for-makers">terms for makers</Link> say.
        </p>
      )}
      {!isOver && <p className={classes.soft}>{releasedText(money, Date.now())}</p>}
      {!isOver && money.release && (
        <p className={classes.soft}>
          {stage === 'disputed'
            ? 'What is pending waits until the dispute is settled.'
            : releaseText(money.release, delivery, Date.now())}
        </p>
      )}
      {!isOver && stage !== 'cancelled' && delivery !== 'pickup' && (
        <p className={classes.soft}>{deliveryText(viewer, money.shippingCost)}</p>
      )}
    </div>
  );
}

/** Names the coupon that a discount is from. */
const discountLabel = ({ couponCode }: Money): string => (couponCode ? `Discount, ${couponCode}` : 'Discount');

interface EarnedProps {
  money: Money;
  who: string;
  /** Whether it is what is kept of a deposit. */
  isKept: boolean;
}

/** What the maker earns of the whole part, of what that is made, and how far it has come. */
function Earned({ money, who, isKept }: EarnedProps) {
  if (isKept)
    return (
      <p className={classes.earned}>
        {who} <strong>{naira(money.earnings)}</strong>
        <span> of the deposit that was kept, after tax and {money.commissionPercent}% commission</span>
      </p>
    );
  const { subtotal, commission, shippingCost, earnings, released, held, refunded } = money;
  const open = refunded > 0 ? 0 : Math.max(0, Math.round((earnings - released - held) * 100) / 100);
  return (
    <Sums
      sums={[
        ['Items subtotal', subtotal],
        [discountLabel(money), -money.discount],
        [`Commission, ${money.commissionPercent}%`, -commission],
        ['Delivery, passed on', shippingCost],
        [refunded > 0 ? `${who} before refunds` : who, earnings, true],
        ['Available or paid out', released],
        ['Pending, paid by the customer', held],
        ['Not paid by the customer yet', open],
      ]}
    />
  );
}
