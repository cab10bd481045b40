import type { Cart } from '@adunni/contracts/cart/cart';
import type { ReactNode } from 'react';
import { day } from '../../../kit/dates.ts';
import { Money, useCurrency } from '../../../kit/money/currency-context.tsx';
import classes from './totals.module.css';

type Amounts = Pick<Cart, 'subtotal' | 'tax' | 'shippingCost' | 'discount' | 'totalAmount'> & {
  appliedCoupon: { code: string } | null;
};

interface Props {
  amounts: Amounts;
  /** Whether naira are shown, which is what is paid. */
  charged?: boolean;
  /** The tax by which the sums were made, when it is known. */
  taxPercent?: number;
}

/** The sums below a cart or an order. */
export function Totals({ amounts, charged = false, taxPercent }: Props) {
  const { currency, rates } = useCurrency();
  return (
    <>
      <dl className={classes.totals}>
        <Row label="Subtotal">
          <Money amount={amounts.subtotal} charged={charged} />
        </Row>
        {amounts.discount > 0 && (
          <Row label={amounts.appliedCoupon ? `Discount (${amounts.appliedCoupon.code})` : 'Discount'}>
            −<Money amount={amounts.discount} charged={charged} />
          </Row>
        )}
        <Row label={taxPercent ? `Tax (${taxPercent}%)` : 'Tax'}>
          <Money amount={amounts.tax} charged={charged} />
        </Row>
        <Row label="Delivery">
          {amounts.shippingCost === 0 ? 'Free' : <Money amount={amounts.shippingCost} charged={charged} />}
        </Row>
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>
            <Money amount={amounts.totalAmount} charged={charged} />
          </dd>
        </div>
      </dl>
      {currency !== 'NGN' && !charged && (
        <p className={classes.note}>
          Shown in {currency} as an estimate{rates && `, at exchange rates of ${day(`${rates.date}T12:00`)}`}. You are
          charged <Money amount={amounts.totalAmount} charged />.
        </p>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
