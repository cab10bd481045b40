import { type Cart, getCart } from '@adunni/contracts/cart/cart';
import { getPublicSettings, type PublicSettings } from '@adunni/contracts/settings/settings';
import { useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { useDestination } from '../../../kit/destination/use-destination.ts';
import { Charge } from '../../../kit/money/charge.tsx';
import { deliveredTo } from './standard-delivery.ts';
import { SummaryFrame } from './summary-frame.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { Totals } from './totals.tsx';

/** The cart and its total beside something else; nothing while it loads, is empty or cannot be read. */
export default function CartBeside() {
  const [loaded, setLoaded] = useState<{ cart: Cart; settings: PublicSettings } | null>(null);
  const countryCode = useDestination();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([callApi(getCart, { signal }), callApi(getPublicSettings, { signal })]).then(
      ([cart, { settings }]) => setLoaded({ cart, settings }),
      () => undefined,
    );
    return () => controller.abort();
  }, []);

  if (!loaded || loaded.cart.items.length === 0) return null;
  const cart = deliveredTo(loaded.cart, countryCode, loaded.settings);
  return (
    <SummaryFrame total={<Charge amount={cart.totalAmount} />}>
      <SummaryLines items={cart.items} />
      <Totals amounts={cart} deliveredTo={countryCode} />
    </SummaryFrame>
  );
}
