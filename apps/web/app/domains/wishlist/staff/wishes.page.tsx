import { PRODUCT_KINDS } from '@adunni/contracts/catalog/catalog';
import { type WishRow, wishResource } from '@adunni/contracts/wishlist/staff';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import classes from './wishes.module.css';

const KINDS: Record<WishRow['kind'], string> = {
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

const page = listPage(wishResource, {
  title: 'Wishlists',
  screen: 'wished-for-products',
  lead: 'Products customers have saved, whether in stock or not.',
  searchLabel: 'Search by product',
  cells: {
    title: ({ title, picture }) => (
      <span className={classes.product}>
        {picture && (
          <span className={classes.picture}>
            <Picture picture={picture} sizes="40px" alt="" />
          </span>
        )}
        {title}
      </span>
    ),
    kind: ({ kind }) => KINDS[kind],
  },
  filters: [
    { name: 'kind', label: 'Type', options: PRODUCT_KINDS.map((value) => ({ value, label: KINDS[value] })) },
    {
      name: 'stock',
      label: 'Stock',
      options: [
        { value: 'in', label: 'In stock' },
        { value: 'out', label: 'Sold out' },
      ],
    },
  ],
  open: ({ _id }) => `/admin/products/edit/${_id}`,
  empty: 'No products on wishlists yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
