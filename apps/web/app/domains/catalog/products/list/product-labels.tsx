import { PRODUCT_STATUSES } from '@adunni/contracts/catalog/catalog';
import type { ProductRow, SHELVES } from '@adunni/contracts/catalog/products';
import { UNVERIFIED_STATUSES } from '@adunni/contracts/makers/verification';
import { naira } from '../../../../kit/money/naira.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { Status, StatusLabel } from '../../../../kit/resource/status.tsx';
import classes from './products.module.css';

export const KINDS: Record<ProductRow['kind'], string> = {
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

export const SHELF_NAMES: Record<(typeof SHELVES)[number], string> = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
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

/** Pieces on the shelf, marked when few or none are left. */
export function Shelf({ stock, shelf }: { stock: number; shelf: ProductRow['shelf'] }) {
  if (shelf === 'out') return <Status tone="bad">Out</Status>;
  return shelf === 'low' ? <Status tone="waiting">{stock}, low</Status> : stock;
}

/** The lowest price: `from ₦5,000`. */
export const priceOf = ({ price, priceVaries }: ProductRow): string => `${priceVaries ? 'from ' : ''}${naira(price)}`;
