import { cartResource } from '@adunni/contracts/cart/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const page = listPage(cartResource, {
  title: 'Carts',
  lead: 'Active and abandoned carts.',
  searchLabel: 'Search by customer',
  cells: {
    customer: ({ customer }) => customer?.name ?? 'A visitor',
  },
  hidden: ['couponCode', 'createdAt'],
  filters: [
    'status',
    {
      name: 'owner',
      label: 'Customer',
      options: [
        { value: 'person', label: 'With an account' },
        { value: 'visitor', label: 'Visitors' },
      ],
    },
    {
      name: 'reminded',
      label: 'Reminder',
      options: [
        { value: 'yes', label: 'Sent' },
        { value: 'no', label: 'Not sent' },
      ],
    },
    { name: 'usedFrom', label: 'Last active from' },
    { name: 'usedUntil', label: 'Last active until' },
  ],
  actions: {
    remind: {
      label: 'Send a reminder',
      done: 'reminded',
      confirm: 'Customers are reminded at most once a week. Active carts and carts of visitors are skipped.',
    },
  },
  open: ({ _id }) => `../${_id}`,
  empty: 'No carts with items.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
