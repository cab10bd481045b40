import { outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { DrawingsButton } from './drawings-button.tsx';
import classes from './outfits.module.css';
import { FITS, optionsOf, SLOTS } from './words.ts';

const page = listPage(outfitResource, {
  title: 'Outfits',
  lead: 'Products that can be tried on. Quality is the share of tries of the current version that nobody adjusted.',
  searchLabel: 'Search by product or maker',
  cells: {
    product: ({ product, picture }) => (
      <span className={classes.product}>
        {picture && (
          <span className={classes.thumbnail}>
            <Picture picture={picture} sizes="40px" alt="" />
          </span>
        )}
        {product.name}
      </span>
    ),
    fit: ({ fit }) => FITS[fit],
    slot: ({ slot }) => SLOTS[slot],
  },
  head: <DrawingsButton />,
  filters: [
    'status',
    { name: 'fit', label: 'Kind', options: optionsOf(FITS) },
    { name: 'slot', label: 'Covers', options: optionsOf(SLOTS) },
  ],
  views: [
    { name: 'To check', query: 'status=submitted' },
    { name: 'To publish', query: 'status=checked' },
  ],
  empty: 'No outfits yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
