import { type CartItem, getCart, getSavedItems } from '@adunni/contracts/cart/cart';
import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { Button, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { useAwaited } from '../../kit/api/use-awaited.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { LoadProblem } from '../../kit/page/load-problem.tsx';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { BagIcon } from '../../kit/pictures/icons.tsx';
import { getSession } from '../../kit/session/stored-session.ts';
import { offerUndo, UndoNote } from '../../kit/undo/undo.tsx';
import { useRestoredFocus } from '../../kit/use-restored-focus.ts';
import classes from './cart.page.module.css';
import { CartLine } from './cart-line.tsx';
import { FullCart } from './full-cart.tsx';
import { useCartLines } from './public/cart-provider.tsx';
import { loadCapacities } from './public/load-capacities.ts';
import { useCart } from './use-cart.ts';

export const meta = () => [{ title: 'Your cart · Adunni' }, { name: 'robots', content: 'noindex' }];

async function loadCart() {
  const [cart, saved, { settings }] = await Promise.all([
    callApi(getCart),
    callApi(getSavedItems),
    callApi(getPublicSettings),
  ]);
  const made = [...cart.items, ...saved.items].filter(({ product }) => product.kind === 'made-to-measure');
  const [profiles, capacities] = await Promise.all([
    made.length > 0 ? loadProfiles() : [],
    loadCapacities([...new Set(made.map(({ product }) => product.maker.slug))]),
  ]);
  return { cart, saved: saved.items, settings, profiles, capacities };
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
      {typeof loaded === 'string' ? <NoCart message={loaded} /> : <LoadedCart loaded={loaded} />}
    </main>
  );
}

function NoCart({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Title order={1}>Your cart</Title>
      <LoadProblem message={message} isLoading={state === 'loading'} onRetry={revalidate} />
    </>
  );
}

function LoadedCart({ loaded }: { loaded: Awaited<ReturnType<typeof loadCart>> }) {
  const actions = useCart(loaded.cart, loaded.settings);
  const { setItems } = useCartLines();
  const { revalidate } = useRevalidator();
  const { cart } = actions;
  useAwaited(
    [...cart.items, ...loaded.saved].some(({ lookAwaited }) => lookAwaited),
    revalidate,
  );
  useEffect(() => setItems(loaded.cart.items), [loaded.cart.items, setItems]);
  const heading = useRestoredFocus<HTMLHeadingElement>([
    ...cart.items.map(({ _id }) => _id),
    ...loaded.saved.map(({ _id }) => `saved ${_id}`),
  ]);

  async function remove(item: CartItem): Promise<void> {
    if ((await actions.remove(item)) === null)
      offerUndo('cart', `${item.product.title} was removed.`, () => actions.restockItems(item));
  }

  return (
    <>
      <Title order={1} ref={heading} tabIndex={-1}>
        Your cart
      </Title>
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart
          profiles={loaded.profiles}
          capacities={loaded.capacities}
          actions={actions}
          settings={loaded.settings}
          onRemove={remove}
        />
      )}
      <UndoNote place="cart" />
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

const EmptyCart = () => (
  <EmptyState
    icon={<BagIcon />}
    ways={
      <Button component={Link} to="/products" size="md">
        Shop all
      </Button>
    }
  >
    <p>Your cart is empty</p>
  </EmptyState>
);
