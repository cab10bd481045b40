import { orderPartResource } from '@adunni/contracts/orders/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { StageCell } from './answer/stage-cell.tsx';
import { MoveOnButton } from './bulk/move-on.tsx';
import { isMade, isToAccept, timeLeft } from './labels.ts';
import { PART_FILTERS } from './part-filters.ts';
import { ReadyBy } from './stage-labels.tsx';

/** To a maker, their part of an order is the order. */
const ownOrders = {
  ...orderPartResource,
  one: 'order',
  many: 'orders',
  // Its cells say how much of that time is left.
  columns: { ...orderPartResource.columns, acceptBy: ['Accept within', 'moment?'] },
} as unknown as typeof orderPartResource;

const page = listPage(ownOrders, {
  title: 'Orders',
  screen: 'parts-of-orders',
  lead: 'From customers and from other workshops.',
  cells: {
    stage: (row) => <StageCell row={row} />,
    title: ({ title, itemCount }) => (itemCount > 1 ? `${title} · ${itemCount} items` : title),
    acceptBy: ({ acceptBy }) => acceptBy && timeLeft(acceptBy, Date.now()),
    readyBy: (row) => <ReadyBy {...row} isMade={isMade(row.stage)} />,
  },
  leading: ['customer', 'title'],
  noWrap: ['number'],
  hidden: ['placedAt', 'itemCount', 'maker', 'tailor', 'acceptBy', 'totalAmount'],
  views: [
    { name: 'Open', query: 'open=yes' },
    { name: 'Late', query: 'timing=late' },
    { name: 'Ready to dispatch', query: 'dispatch=ready' },
    { name: 'Waiting for the customer', query: 'waiting=customer&sort=readyBy' },
    { name: 'Awaiting acceptance', query: 'awaiting=yes' },
    { name: 'Unread messages', query: 'unread=yes' },
  ],
  filters: [{ name: 'open', label: 'Status', options: [{ value: 'yes', label: 'Open' }] }, ...PART_FILTERS],
  actions: {
    accept: {
      label: 'Accept',
      done: 'accepted',
      isFor: isToAccept,
    },
  },
  bulk: (rows, end) => <MoveOnButton rows={rows} end={end} />,
  open: ({ orderId }) => orderId,
  empty: 'No orders yet. New orders appear here once paid.',
  searchLabel: 'Number, name or item',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
