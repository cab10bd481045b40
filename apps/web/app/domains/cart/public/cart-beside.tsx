import { type Cart, getCart } from '@adunni/contracts/cart/cart';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { Charge } from '../../../kit/money/charge.tsx';
import { SummaryFrame } from './summary-frame.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { Totals } from './totals.tsx';

/** The cart and its total beside something else; nothing while it loads, is empty or cannot be read. */
export default function CartBeside() {
  const [cart, setCart] = useState<Cart | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    callApi(getCart, { signal: controller.signal }).then(setCart, () => undefined);
    return () => controller.abort();
  }, []);

  if (!cart || cart.items.length === 0) return null;
  return (
    <SummaryFrame total={<Charge amount={cart.totalAmount} />}>
      <SummaryLines items={cart.items} />
      <Totals amounts={cart} />
    </SummaryFrame>
  );
}
