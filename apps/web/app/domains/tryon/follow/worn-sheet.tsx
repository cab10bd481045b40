import type { ProductCard } from '@adunni/contracts/catalog/catalog';
import { pathOfProduct } from '@adunni/contracts/catalog/product-path';
import { Link } from 'react-router';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { ProductChoice, type ProductPick, startingPick } from '../../catalog/public/product-choice.tsx';
import { ContactMaker } from '../../conversations/public/contact-maker.tsx';
import type { Picked } from './picked.ts';
import { Sheet } from './sheet.tsx';
import { tintOf } from './tint.ts';
import { useWornProduct } from './use-worn-product.ts';
import classes from './worn-sheet.module.css';

interface Props {
  card: ProductCard;
  /** Null before anything was picked. */
  pick: ProductPick | null;
  /** Called with how that is to be shown, too. */
  onPick: (pick: ProductPick, picked: Picked) => void;
  /** Called once it is in the cart. */
  onAdded: () => void;
  onClose: () => void;
}

/** The choices of what is worn, with the ways on. */
export default function WornSheet({ card, pick, onPick, onAdded, onClose }: Props) {
  const { loaded, problem, load } = useWornProduct(card._id);
  const picked = pick ?? (loaded && startingPick(loaded.product));
  return (
    <Sheet title={card.title} onClose={onClose}>
      <p className={classes.maker}>{card.maker.name}</p>
      <LoadProblem message={problem} onRetry={load} />
      {!loaded && !problem && <p role="status">Loading…</p>}
      {loaded && picked && (
        <ProductChoice
          {...loaded}
          pick={picked}
          onPick={(next) => onPick(next, { tint: tintOf(loaded.product, next), size: next.size, fits: loaded.fits })}
          onAdded={onAdded}
        />
      )}
      <div className={classes.onward}>
        <ContactMaker slug={card.maker.slug} about={card.title} />
        <Link to={picked ? pathOfProduct(card._id, picked) : `/products/${card._id}`}>View product</Link>
      </div>
    </Sheet>
  );
}
