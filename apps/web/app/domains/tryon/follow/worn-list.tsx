import { pathOfProduct } from '@adunni/contracts/catalog/product-path';
import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import type { ProductPick } from '../../catalog/public/product-choice.tsx';
import { WishButton } from '../../catalog/public/wish-button.tsx';
import { Price, useTaxNote } from '../../settings/public/tax.tsx';
import classes from './follow.module.css';
import type { Picked } from './picked.ts';

const WornSheet = lazy(() => import('./worn-sheet.tsx'));

interface Props {
  worn: readonly Outfit[];
  /** What was chosen of products before the room was opened. */
  first: Readonly<Record<string, ProductPick>>;
  onTakeOff: (outfitId: string) => void;
  /** Told what was put in the cart. */
  onAdded: (outfit: Outfit) => void;
  /** Told how one was picked. */
  onPick: (outfitId: string, picked: Picked) => void;
}

/** What is tried on, each with its price and the ways on: its choices and the cart, the wishlist, its page. */
export function WornList({ worn, first, onTakeOff, onAdded, onPick }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [picks, setPicks] = useState(first);
  const taxNote = useTaxNote();
  const opened = worn.find(({ _id }) => _id === openId);
  if (worn.length === 0) return null;
  return (
    <>
      <ul className={classes.worn} aria-label="Trying on">
        {worn.map(({ _id, product }) => {
          const pick = picks[product._id];
          return (
            <li key={_id}>
              <p>
                <Link to={pick ? pathOfProduct(product._id, pick) : `/products/${product._id}`}>{product.title}</Link>
                <span className={classes.price}>
                  {product.priceVaries && 'from '}
                  <Price amount={product.price} />
                  {taxNote && <small>{taxNote}</small>}
                </span>
              </p>
              <div className={classes.does}>
                <WishButton productId={product._id} title={product.title} />
                <Button onClick={() => setOpenId(_id)} aria-label={`Choose options: ${product.title}`}>
                  Choose options
                </Button>
                <Button variant="subtle" onClick={() => onTakeOff(_id)} aria-label={`Take off ${product.title}`}>
                  Take off
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Suspense>
        {opened && (
          <WornSheet
            key={opened._id}
            card={opened.product}
            pick={picks[opened.product._id] ?? null}
            onPick={(pick, picked) => {
              setPicks((before) => ({ ...before, [opened.product._id]: pick }));
              onPick(opened._id, picked);
            }}
            onAdded={() => onAdded(opened)}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </>
  );
}
