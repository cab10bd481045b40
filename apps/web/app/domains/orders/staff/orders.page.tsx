import { orderResource } from '@adunni/contracts/orders/staff';
import { shortDay } from '../../../kit/dates.ts';
import { naira } from '../../../kit/money/naira.ts';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { Status } from '../../../kit/resource/status.tsx';
import { STATE_LABELS } from '../wording.ts';
import { PART_FILTERS } from './part-filters.ts';
import { ReadyBy, StageWords } from './stage-words.tsx';
import { STATE_TONES } from './words.ts';

const page = listPage(orderResource, {
  title: 'Orders',
  lead: 'Every order of the marketplace, what it came to and how far it is.',
  cells: {
    placedAt: ({ placedAt }) => shortDay(placedAt),
    makers: ({ makers }) => makers.join(', '),
    state: ({ state }) => <Status tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Status>,
    stages: ({ stages }) => <StageWords stages={stages} />,
    readyBy: ({ readyBy, isLate }) => readyBy && <ReadyBy readyBy={readyBy} isLate={isLate} />,
    totalAmount: ({ totalAmount }) => (totalAmount === null ? null : naira(totalAmount)),
    refunded: ({ refunded }) => (refunded ? naira(refunded) : ''),
  },
  numeric: ['itemCount', 'totalAmount', 'refunded'],
  whole: ['number', 'placedAt', 'state', 'readyBy'],
  hidden: ['email', 'itemCount', 'refunded'],
  filters: [
    {
      name: 'state',
      label: 'State',
      options: Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
    ...PART_FILTERS,
  ],
  open: ({ _id }) => _id,
  empty: 'No orders yet.',
  searchLabel: 'Number, email or name',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
