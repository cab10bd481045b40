import { type ProductRecipe, recipeOf } from '@adunni/contracts/catalog/recipe';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import { useHydrated } from '../../../kit/page/use-hydrated.ts';
import { type Opening, openingOf } from './opened.ts';
import classes from './studio.module.css';

const Studio = lazy(() => import('./studio.tsx'));

interface Product {
  title: string;
  recipe: ProductRecipe;
  optionGroups: readonly { _id: string; choices: readonly { _id: string; label: string; isDefault: boolean }[] }[];
  colour: string | null;
}

interface Props {
  start: string | null;
  product: Product | 'gone' | null;
  /** What is shown while nothing is opened. */
  children: ReactNode;
}

/** The design that the address names, in the editor; without one, what there is to start from. */
export function OpenedDesign({ start, product, children }: Props) {
  const { hash, search, state } = useLocation();
  const isHydrated = useHydrated();
  const opening = (isHydrated ? openingOf(hash, search) : null) ?? openingOfServer(start, product, state);
  if (!opening) return children;
  const waiting = <Waiting title={'name' in opening ? opening.name : 'Your design'} />;
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Studio key={JSON.stringify(opening)} opening={opening} />
    </Suspense>
  );
}

function openingOfServer(start: string | null, product: Props['product'], state: unknown): Opening | null {
  if (product !== null && product !== 'gone') {
    const defaults = product.optionGroups.flatMap(({ _id, choices }) => {
      const usual = choices.find(({ isDefault }) => isDefault);
      return usual ? [[_id, usual._id]] : [];
    });
    const picked = pickedIn(state) ?? { colour: product.colour, options: Object.fromEntries(defaults) };
    const recipe = recipeOf(product, picked);
    if (recipe) return { from: 'product', name: product.title, recipe };
  }
  return start === null ? null : { from: 'start', name: '', recipe: start };
}

/** What was picked on the product’s page, when one came from there. */
function pickedIn(state: unknown): { colour: string | null; options: Record<string, string> } | null {
  if (typeof state !== 'object' || state === null || !('pick' in state)) return null;
  const { pick } = state;
  if (typeof pick !== 'object' || pick === null || !('options' in pick) || !('colour' in pick)) return null;
  const { colour, options } = pick;
  if (typeof options !== 'object' || options === null) return null;
  return { colour: typeof colour === 'string' ? colour : null, options: { ...(options as Record<string, string>) } };
}

function Waiting({ title }: { title: string }) {
  return (
    <div className={classes.waiting} role="status">
      <h1>{title || 'Design studio'}</h1>
      <p>Opening the studio…</p>
    </div>
  );
}
