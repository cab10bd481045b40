import type { CartItem } from '@adunni/contracts/cart/cart';
import { countryInText } from '@adunni/contracts/countries';
import { dutiesText } from '@adunni/contracts/help/duties';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { standardDays } from '@adunni/contracts/orders/arrival';
import type { Capacity } from '@adunni/contracts/orders/capacity';
import type { PublicSettings } from '@adunni/contracts/settings/settings';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DeliverTo } from '../../kit/destination/deliver-to.tsx';
import { HOME } from '../../kit/destination/destination.ts';
import { useDestination } from '../../kit/destination/use-destination.ts';
import { Charge } from '../../kit/money/charge.tsx';
import { useSession } from '../../kit/session/use-session.ts';
import { arrivalsOf, type Promised } from './arrivals.ts';
import classes from './cart.page.module.css';
import { CartLine } from './cart-line.tsx';
import { CouponBox } from './coupon-box.tsx';
import { deliveredTo } from './public/standard-delivery.ts';
import { Totals } from './public/totals.tsx';
import type { CartActions } from './use-cart.ts';

interface Props {
  profiles: readonly MeasurementProfile[];
  /** What the makers of what is made to measure can still start this week. */
  capacities: readonly Capacity[];
  actions: CartActions;
  settings: PublicSettings;
  onRemove: (item: CartItem) => void;
}

/** The lines of a cart, what they come to and the way to the checkout. */
export function FullCart({ profiles, capacities, actions, settings, onRemove }: Props) {
  const signedIn = useSession() !== null;
  const countryCode = useDestination();
  const isAbroad = countryCode !== HOME;
  const cart = deliveredTo(actions.cart, countryCode, settings);
  const deliveryDays = standardDays(settings, countryCode);
  const arrivals = arrivalsOf(cart.items, { profiles, capacities, deliveryDays }, new Date());
  const toCheckout = (
    <Button component={Link} to={signedIn ? '/checkout' : '/login?next=/checkout'} size="lg">
      Go to checkout
    </Button>
  );
  return (
    <div>
      <div className={classes.columns}>
        <ul className={classes.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item._id}
              item={item}
              profiles={profiles}
              promised={arrivals.get(item._id) ?? null}
              actions={actions}
              onRemove={onRemove}
            />
          ))}
        </ul>
        <aside className={classes.summary} aria-label="Summary" aria-busy={actions.busy}>
          <CouponBox coupon={cart.appliedCoupon} actions={actions} />
          <DeliverTo countryCode={countryCode} />
          <Totals amounts={cart} taxPercent={settings.taxPercent} deliveredTo={countryCode} />
          {arrivals.size > 0 && (
            <Text size="sm" c="dimmed">
              Arrival and the cost of delivery are for standard delivery{' '}
              {isAbroad ? `to ${countryInText(countryCode)}` : 'within Nigeria'}. You choose the delivery at checkout.
              {isAbroad && ` ${dutiesText(countryCode)}`}
            </Text>
          )}
          <Conflicts items={cart.items} arrivals={arrivals} />
          <div className={classes.beside}>{toCheckout}</div>
          {!signedIn && (
            <Text size="sm" c="dimmed">
              You’ll be asked to log in or create an account. Your cart is kept.
            </Text>
          )}
        </aside>
      </div>
      <div className={classes.bar} aria-busy={actions.busy}>
        <span className={classes.total} aria-live="polite">
          <Charge amount={cart.totalAmount} />
        </span>
        {toCheckout}
      </div>
    </div>
  );
}

/** Says before the checkout does that something in the cart is still to be settled. */
function Conflicts({ items, arrivals }: { items: readonly CartItem[]; arrivals: ReadonlyMap<string, Promised> }) {
  const unsettled = items.filter((item) => needsAttention(item) || arrivals.get(item._id)?.lacking).length;
  if (unsettled === 0) return null;
  return (
    <Text size="sm" c="var(--caution)" role="status">
      {unsettled === 1 ? '1 item needs' : `${unsettled} items need`} attention before you can check out. See the notes
      on {unsettled === 1 ? 'it' : 'them'}.
    </Text>
  );
}

/** Sold out, more than is left, or at a price that nobody accepted yet. */
const needsAttention = ({ notices, quantity, available }: CartItem): boolean =>
  notices.some(({ kind }) => kind === 'unavailable' || kind === 'price-changed') ||
  (available !== null && quantity > available);
