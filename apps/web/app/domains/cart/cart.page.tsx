import { type CartItem, getCart, getSavedItems } from '@adunni/contracts/cart';
import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements';
import { getPublicSettings } from '@adunni/contracts/settings';
import { Button, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { useBadges } from '../../kit/badges/badges.tsx';
import { LoadingScreen } from '../../kit/loading-screen.tsx';
import { Totals } from '../../kit/money/totals.tsx';
import { getSession } from '../../kit/session/stored-session.ts';
import { useSession } from '../../kit/session/use-session.ts';
import { offerUndo } from '../../kit/undo.tsx';
import classes from './cart.page.module.css';
import { CartLine } from './cart-line.tsx';
import { CouponBox } from './coupon-box.tsx';
import { type CartActions, useCart } from './use-cart.ts';

export const meta = () => [{ title: 'Your cart · Adunni' }, { name: 'robots', content: 'noindex' }];

async function loadCart() {
  const [cart, saved, { settings }] = await Promise.all([
    callApi(getCart),
    callApi(getSavedItems),
    callApi(getPublicSettings),
  ]);
  const isAnyMade = [...cart.items, ...saved.items].some(({ product }) => product.kind === 'made-to-measure');
  return { cart, saved: saved.items, settings, profiles: isAnyMade ? await loadProfiles() : [] };
}

/** The person’s measurement profiles; without them the cart can still be ordered. */
async function loadProfiles(): Promise<readonly MeasurementProfile[]> {
  if (!getSession()) return [];
  return callApi(listMeasurements).then(
    ({ items }) => items,
    () => [],
  );
}

export async function clientLoader() {
  try {
    return await loadCart();
  } catch (error) {
    return messageOf(error, 'Failed to fetch cart');
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function CartPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <main className={classes.page} id="main">
      <Title order={1}>Your cart</Title>
      {typeof loaded === 'string' ? <NoCart message={loaded} /> : <LoadedCart loaded={loaded} />}
    </main>
  );
}

function NoCart({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={classes.empty} role="alert">
      <Text size="lg">{message}</Text>
      <Button variant="default" size="md" loading={state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
    </div>
  );
}

function LoadedCart({ loaded }: { loaded: Awaited<ReturnType<typeof loadCart>> }) {
  const actions = useCart(loaded.cart, loaded.settings);
  const { setCart } = useBadges();
  const { cart } = actions;
  useEffect(() => setCart(cart.items.length), [cart.items.length, setCart]);

  async function remove(item: CartItem): Promise<void> {
    if ((await actions.remove(item)) === null)
      offerUndo(`${item.product.title} was removed.`, () => actions.putBack(item));
  }

  return (
    <>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart profiles={loaded.profiles} actions={actions} onRemove={remove} />
      )}
      {loaded.saved.length > 0 && (
        <section className={classes.saved}>
          <Title order={2}>Saved for later</Title>
          <ul className={classes.lines}>
            {loaded.saved.map((item) => (
              <CartLine key={item._id} item={item} profiles={loaded.profiles} actions={actions} onRemove={remove} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EmptyCart() {
  return (
    <div className={classes.empty}>
      <Text size="lg" c="dimmed">
        Nothing here yet. Every piece in the shop is made by a named hand; go and meet a few.
      </Text>
      <Button component={Link} to="/products" size="md">
        Browse the collection
      </Button>
    </div>
  );
}

/** Says before the checkout does that something in the cart is still to be settled. */
function InTheWay({ items }: { items: readonly CartItem[] }) {
  const unsettled = items.filter(needsAttention).length;
  if (unsettled === 0) return null;
  return (
    <Text size="sm" c="var(--caution)" role="status">
      {unsettled === 1 ? 'One piece needs' : `${unsettled} pieces need`} a look before you can order: see the notes
      beside {unsettled === 1 ? 'it' : 'them'}.
    </Text>
  );
}

/** Sold out, more than is left, or at a price that nobody accepted yet. */
const needsAttention = ({ notices, quantity, available }: CartItem): boolean =>
  notices.some(({ kind }) => kind === 'unavailable' || kind === 'price-changed') ||
  (available !== null && quantity > available);

interface FullCartProps {
  profiles: readonly MeasurementProfile[];
  actions: CartActions;
  onRemove: (item: CartItem) => void;
}

function FullCart({ profiles, actions, onRemove }: FullCartProps) {
  const signedIn = useSession() !== null;
  const { cart } = actions;
  return (
    <div className={classes.columns}>
      <ul className={classes.lines}>
        {cart.items.map((item) => (
          <CartLine key={item._id} item={item} profiles={profiles} actions={actions} onRemove={onRemove} />
        ))}
      </ul>
      <aside className={classes.summary} aria-label="Summary" aria-busy={actions.busy}>
        <CouponBox coupon={cart.appliedCoupon} actions={actions} />
        <Totals amounts={cart} />
        <InTheWay items={cart.items} />
        <Button component={Link} to={signedIn ? '/checkout' : '/login?next=/checkout'} size="lg" fullWidth>
          Go to checkout
        </Button>
        {!signedIn && (
          <Text size="sm" c="dimmed">
            You will be asked to log in or open an account. Your cart comes with you.
          </Text>
        )}
      </aside>
    </div>
  );
}
