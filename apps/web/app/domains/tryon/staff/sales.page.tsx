import { saleResource } from '@adunni/contracts/tryon/staff-sales';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { optionsOf, SALES } from './words.ts';

const page = listPage(saleResource, {
  title: 'Orders of try-on products',
  lead: 'Items of products that can be tried on, and whether their customer had tried them on in the 30 days before.',
  searchLabel: null,
  open: ({ order }) => `/admin/orders/${order._id}`,
  cells: { way: ({ way }) => SALES[way] },
  filters: [
    { name: 'way', label: 'Tried on before', options: optionsOf(SALES) },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Until' },
  ],
  empty: 'No orders of these products yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
