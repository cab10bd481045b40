import { PRODUCT_STATUSES } from '@adunni/contracts/catalog/catalog';
import type { ProductRow, SHELF_FILTERS } from '@adunni/contracts/catalog/products';
import { UNVERIFIED_STATUSES } from '@adunni/contracts/makers/verification';
import { naira } from '../../../../kit/money/naira.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { Status, StatusLabel } from '../../../../kit/resource/status.tsx';
import classes from './products.module.css';

export const KINDS: Record<ProductRow['kind'], string> = {
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

export const SHELF_NAMES: Record<(typeof SHELF_FILTERS)[number], string> = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  short: 'Low or out of stock',
};

/** How a product stands; published ones that nobody sees yet say so. */
export function PublicationStatus({ status, isPublic }: Pick<ProductRow, 'status' | 'isPublic'>) {
  if (status === 'published' && !isPublic) return <StatusLabel of={UNVERIFIED_STATUSES} is="unverified" />;
  if (status === 'scheduled' && isPublic) return <Status tone="good">Published</Status>;
  return <StatusLabel of={PRODUCT_STATUSES} is={status} />;
}

/** A small picture with the title beside it. */
export function Titled({ picture, title }: Pick<ProductRow, 'picture' | 'title'>) {
  return (
    <span className={classes.titled}>
      <span className={classes.thumbnail}>{picture && <Picture picture={picture} sizes="44px" alt="" />}</span>
      {title}
    </span>
  );
}

interface Stocked extends Pick<ProductRow, 'shelf' | 'lowChoices'> {
  stock: number;
}

/** Pieces on the shelf, marked when few or none are left of something: which, when it is one choice, else of how many. */
export function Shelf({ stock, shelf, lowChoices }: Stocked) {
  if (shelf === 'out') return <Status tone="bad">Out</Status>;
  if (shelf !== 'low') return stock;
  const [first] = lowChoices;
  const few =
    lowChoices.length === 1 && first?.choice
      ? `${first.choice}: ${first.stock} left`
      : `${lowChoices.length} choices low`;
  return (
    <>
      {stock}
      <div>
        <Status tone="waiting">{first?.choice || lowChoices.length > 1 ? few : 'Low'}</Status>
      </div>
    </>
  );
}

/** The lowest price: `from ₦5,000`. */
export const priceOf = ({ price, priceVaries }: ProductRow): string => `${priceVaries ? 'from ' : ''}${naira(price)}`;
