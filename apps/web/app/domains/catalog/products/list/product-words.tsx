import type { ProductRow, SHELVES } from '@adunni/contracts/catalog/products';
import type { Tone } from '@adunni/contracts/statuses';
import { shortDay } from '../../../../kit/dates.ts';
import { naira } from '../../../../kit/money/naira.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { Status } from '../../../../kit/resource/status.tsx';
import classes from './products.module.css';

export const KINDS: Record<ProductRow['kind'], string> = {
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

export const STATUSES: Record<ProductRow['status'], { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'waiting' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'over' },
};

export const SHELF_NAMES: Record<(typeof SHELVES)[number], string> = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
};

/** How a product stands; published ones that nobody sees yet say so. */
export function Standing({ status, isPublic }: Pick<ProductRow, 'status' | 'isPublic'>) {
  if (status === 'published' && !isPublic) return <Status tone="waiting">Awaiting verification</Status>;
  if (status === 'scheduled' && isPublic) return <Status tone="good">Published</Status>;
  const { label, tone } = STATUSES[status];
  return <Status tone={tone}>{label}</Status>;
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

/** The day a scheduled product shows from. */
export const showsFrom = ({ publishAt }: ProductRow): string | null => publishAt && shortDay(publishAt);
