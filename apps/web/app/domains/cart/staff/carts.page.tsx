import { CART_STATES, cartResource } from '@adunni/contracts/cart/staff';
import { moment, shortDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { CART_STATE_WORDS, CartStateWord } from './cart-state.tsx';

const page = listPage(cartResource, {
  title: 'Carts',
  lead: 'What lies in carts at this moment, and what was left behind in them.',
  searchLabel: 'Search by customer',
  cells: {
    customer: ({ customer }) => customer?.name ?? 'A visitor',
    titles: ({ titles }) => titles.join(', '),
    value: ({ value }) => naira(value),
    state: ({ state }) => <CartStateWord state={state} />,
    updatedAt: ({ updatedAt }) => moment(updatedAt),
    createdAt: ({ createdAt }) => shortDay(createdAt),
    remindedAt: ({ remindedAt }) => remindedAt && shortDay(remindedAt),
  },
  numeric: ['pieces', 'value'],
  whole: ['state', 'updatedAt', 'createdAt', 'remindedAt'],
  hidden: ['couponCode', 'createdAt'],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: CART_STATES.map((value) => ({ value, label: CART_STATE_WORDS[value].label })),
    },
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

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
