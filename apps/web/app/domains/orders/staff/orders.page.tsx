import { orderResource } from '@adunni/contracts/orders/staff';
import { naira } from '../../../kit/money/naira.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { isMade } from './labels.ts';
import { PART_FILTERS } from './part-filters.ts';
import { ReadyBy, StageLabels } from './stage-labels.tsx';

const page = listPage(orderResource, {
  title: 'Orders',
  lead: 'All orders, their amounts and progress.',
  cells: {
    stages: ({ stages, deliveryOption, status }) => (
      <StageLabels stages={stages} delivery={deliveryOption} owes={status === 'part-paid'} />
    ),
    readyBy: ({ readyBy, daysLate, waiting, stages }) =>
      readyBy && <ReadyBy readyBy={readyBy} daysLate={daysLate} waiting={waiting} isMade={stages.every(isMade)} />,
    refunded: ({ refunded }) => (refunded ? naira(refunded) : ''),
  },
  leading: ['customer', 'title'],
  noWrap: ['number'],
  hidden: ['email', 'itemCount', 'refunded'],
  views: [
    { name: 'Late', query: 'timing=late' },
    { name: 'Due this week', query: 'timing=this-week' },
    { name: 'Awaiting acceptance', query: 'awaiting=yes' },
    { name: 'Unread messages', query: 'unread=yes' },
  ],
  filters: ['status', ...PART_FILTERS],
  empty: 'No orders yet.',
  searchLabel: 'Order number, email or name',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
