import type { Cart } from '@adunni/contracts/cart/cart';
import { countryInText } from '@adunni/contracts/countries';
import type { ReactNode } from 'react';
import { HOME } from '../../../kit/destination/destination.ts';
import { Charge, ChargeNote } from '../../../kit/money/charge.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import classes from './totals.module.css';

type Amounts = Pick<Cart, 'subtotal' | 'tax' | 'shippingCost' | 'discount' | 'totalAmount'> & {
  appliedCoupon: { code: string } | null;
};

interface Props {
  amounts: Amounts;
  /** Whether naira are shown, which is what is paid. */
  charged?: boolean;
  /** Whether it is still to be paid, so that another currency’s estimates stand beside the sums. */
  estimated?: boolean;
  /** The tax by which the sums were made, when it is known. */
  taxPercent?: number;
  /** The country that the delivery is to, named when it is abroad. */
  deliveredTo?: string;
}

/** The sums below a cart or an order. */
export function Totals({ amounts, charged = false, estimated = !charged, taxPercent, deliveredTo = HOME }: Props) {
  const sum = (amount: number) =>
    charged && estimated ? <Charge amount={amount} /> : <Money amount={amount} charged={charged} />;
  return (
    <>
      <dl className={classes.totals}>
        <Row label="Subtotal">{sum(amounts.subtotal)}</Row>
        {amounts.discount > 0 && (
          <Row label={amounts.appliedCoupon ? `Discount (${amounts.appliedCoupon.code})` : 'Discount'}>
            −{sum(amounts.discount)}
          </Row>
        )}
        <Row label={taxPercent ? `Tax (${taxPercent}%)` : 'Tax'}>{sum(amounts.tax)}</Row>
        <Row label={deliveredTo === HOME ? 'Delivery' : `Delivery to ${countryInText(deliveredTo)}`}>
          {amounts.shippingCost === 0 ? 'Free' : sum(amounts.shippingCost)}
        </Row>
        <div className={classes.total}>
          <dt>Total</dt>
          <dd>
            {estimated ? <Charge amount={amounts.totalAmount} /> : <Money amount={amounts.totalAmount} charged />}
          </dd>
        </div>
      </dl>
      {!charged && <ChargeNote className={classes.note} />}
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
