import type { ProductCard } from '@adunni/contracts/catalog/catalog';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { ProductChoice, type ProductPick, pathOfProduct, startingPick } from '../../catalog/public/product-choice.tsx';
import { ContactMaker } from '../../conversations/public/contact-maker.tsx';
import { useWornProduct } from './use-worn-product.ts';
import classes from './worn-sheet.module.css';

interface Props {
  card: ProductCard;
  /** Null before anything was picked. */
  pick: ProductPick | null;
  onPick: (pick: ProductPick) => void;
  onClose: () => void;
}

/** The choices of what is worn, beside the picture, and by phone below its upper half. */
export default function WornSheet({ card, pick, onPick, onClose }: Props) {
  const { loaded, problem, load } = useWornProduct(card._id);
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const picked = pick ?? (loaded && startingPick(loaded.product));
  return (
    <Drawer
      opened
      onClose={onClose}
      title={card.title}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? '28rem' : '58dvh'}
      overlayProps={{ backgroundOpacity: 0 }}
      classNames={{ title: classes.title, header: classes.header, content: classes.content, body: classes.body }}
      closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
    >
      <p className={classes.maker}>{card.maker.name}</p>
      <LoadProblem message={problem} onRetry={load} />
      {!loaded && !problem && <p role="status">Loading…</p>}
      {loaded && picked && <ProductChoice {...loaded} pick={picked} onPick={onPick} />}
      <div className={classes.onward}>
        <ContactMaker slug={card.maker.slug} about={card.title} />
        <Link to={picked ? pathOfProduct(card._id, picked) : `/products/${card._id}`}>View product</Link>
      </div>
    </Drawer>
  );
}
