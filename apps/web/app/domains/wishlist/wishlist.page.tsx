import { getWishlist } from '@adunni/contracts/wishlist/wishlist';
import { useLayoutEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import buttons from '../../kit/button.module.css';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { LoadProblem } from '../../kit/page/load-problem.tsx';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../kit/page-meta.ts';
import { HeartIcon } from '../../kit/pictures/icons.tsx';
import { UndoNote } from '../../kit/undo/undo.tsx';
import { useRestoredFocus } from '../../kit/use-restored-focus.ts';
import { ProductGrid } from '../catalog/public/product-card.tsx';
import type { Route } from './+types/wishlist.page.ts';
import { useWishlist } from './public/wishlist-provider.tsx';
import { WishTile } from './wish-tile.tsx';

export const meta = () => privateMeta('Wishlist');

/** Belongs to whoever looks, visitor or signed in, so it is loaded in the browser. */
export async function clientLoader() {
  try {
    return { items: (await callApi(getWishlist)).items, problem: null };
  } catch (error) {
    return { items: [], problem: messageOf(error, 'Failed to fetch wishlist') };
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function WishlistPage({ loaderData: { items, problem } }: Route.ComponentProps) {
  const { wished, replaceWished } = useWishlist();
  useLayoutEffect(() => replaceWished(items.map(({ product }) => product._id)), [items, replaceWished]);
  const shown = items.filter(({ product }) => wished.has(product._id));
  const heading = useRestoredFocus<HTMLHeadingElement>(shown.map(({ _id }) => _id));
  return (
    <main id="main">
      <h1 ref={heading} tabIndex={-1}>
        Your wishlist
      </h1>
      {problem && <NoWishlist problem={problem} />}
      {!problem && shown.length === 0 && <EmptyWishlist />}
      <ProductGrid>
        {shown.map((item) => (
          <WishTile key={item._id} item={item} />
        ))}
      </ProductGrid>
      <UndoNote place="wishlist" />
    </main>
  );
}

function NoWishlist({ problem }: { problem: string }) {
  const { revalidate, state } = useRevalidator();
  return <LoadProblem message={problem} isLoading={state === 'loading'} onRetry={revalidate} />;
}

const EmptyWishlist = () => (
  <EmptyState
    icon={<HeartIcon />}
    ways={
      <Link to="/products" className={buttons.filled}>
        Shop all
      </Link>
    }
  >
    <p>No saved items. Tap the heart on a product to save it here.</p>
  </EmptyState>
);
