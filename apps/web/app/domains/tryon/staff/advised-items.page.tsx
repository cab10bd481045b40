import { advisedItemResource } from '@adunni/contracts/tryon/staff-sizes';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { optionsOf, SIZE_OUTCOMES, SIZES_TAKEN, SURENESS } from './words.ts';

const page = listPage(advisedItemResource, {
  title: 'Size advice',
  lead: 'Delivered items with the size that was recommended when they were ordered, and what became of them.',
  searchLabel: null,
  open: ({ order }) => `/admin/orders/${order._id}`,
  cells: {
    sureness: ({ sureness }) => SURENESS[sureness],
    outcome: ({ outcome }) => SIZE_OUTCOMES[outcome],
  },
  filters: [
    { name: 'outcome', label: 'Outcome', options: optionsOf(SIZE_OUTCOMES) },
    { name: 'taken', label: 'Bought', options: optionsOf(SIZES_TAKEN) },
    { name: 'sureness', label: 'Certainty', options: optionsOf(SURENESS) },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Until' },
  ],
  empty: 'No delivered items with a recommended size yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
