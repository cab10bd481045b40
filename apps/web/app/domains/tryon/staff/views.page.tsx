import { productViewResource } from '@adunni/contracts/catalog/views';
import { calendarDay } from '../../../kit/dates.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const page = listPage(productViewResource, {
  title: 'Product views',
  lead: 'How often each product page was seen on a day. Visitors are not told apart, and bots are left out.',
  searchLabel: null,
  open: ({ product }) => `/admin/products/edit/${product._id}`,
  cells: { day: ({ day }) => calendarDay(day) },
  filters: [
    { name: 'tryOn', label: 'Products', options: [{ value: 'yes', label: 'Can be tried on' }] },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Until' },
  ],
  views: [{ name: 'Can be tried on', query: 'tryOn=yes' }],
  empty: 'No product views yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
