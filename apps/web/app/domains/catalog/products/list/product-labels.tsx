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
  short: 'Low or out',
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

/** Most choices that are named in a row; the others are counted. */
const NAMED = 3;

/** Pieces on the shelf, marked when few or none are left of something: of which choices, where there is a choice. */
export function Shelf({ stock, shelf, lowChoices }: Stocked) {
  if (shelf === 'out') return <Status tone="bad">Out</Status>;
  if (shelf !== 'low') return stock;
  const named = lowChoices.filter(({ choice }) => choice !== '');
  const others = named.length - NAMED;
  return (
    <>
      {stock}
      {named.length === 0 && (
        <div>
          <Status tone="waiting">Low</Status>
        </div>
      )}
      {named.slice(0, NAMED).map(({ choice, stock: left }) => (
        <div key={choice}>
          <Status tone={left === 0 ? 'bad' : 'waiting'}>
            {choice}: {left === 0 ? 'sold out' : `${left} left`}
          </Status>
        </div>
      ))}
      {others > 0 && <div>and {others} more</div>}
    </>
  );
}

/** The lowest price: `from ₦5,000`. */
export const priceOf = ({ price, priceVaries }: ProductRow): string => `${priceVaries ? 'from ' : ''}${naira(price)}`;
