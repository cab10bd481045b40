import { cartResource } from '@adunni/contracts/cart/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const page = listPage(cartResource, {
  title: 'Carts',
  lead: 'What lies in carts at this moment, and what was left behind in them.',
  searchLabel: 'Search by customer',
  cells: {
    customer: ({ customer }) => customer?.name ?? 'A visitor',
  },
  hidden: ['couponCode', 'createdAt'],
  filters: [
    'status',
    {
      name: 'owner',
      label: 'Whose',
      options: [
        { value: 'person', label: 'People' },
        { value: 'visitor', label: 'Visitors' },
      ],
    },
    {
      name: 'reminded',
      label: 'Reminded',
      options: [
        { value: 'yes', label: 'Reminded' },
        { value: 'no', label: 'Not reminded' },
      ],
    },
    { name: 'usedFrom', label: 'Last used from' },
    { name: 'usedUntil', label: 'Last used until' },
  ],
  actions: {
    remind: {
      label: 'Send a reminder',
      done: 'reminded',
      confirm: 'Each person is told once a week at most; carts of visitors and carts in use are left alone.',
    },
  },
  open: ({ _id }) => `../${_id}`,
  empty: 'No cart has anything in it.',
});

export const { clientLoader, meta } = page;
export default page.Page;
