import { ASK_STATUSES } from '@adunni/contracts/studio/asking/names';
import { askResource } from '@adunni/contracts/studio/asking/work';
import { statusChoices } from '../../../../kit/resource/form/choices.ts';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';
import { timeLeft } from '../time-left.ts';

const page = listPage(askResource, {
  title: 'Requests',
  lead: 'What customers would like to have made. Respond with a price and days within 48 hours.',
  searchLabel: 'Search title and customer',
  cells: { respondBy: ({ respondBy }) => respondBy && timeLeft(respondBy, Date.now()) },
  noWrap: ['respondBy'],
  hidden: ['maker'],
  filters: [
    {
      name: 'status',
      label: 'Status',
      all: 'Open',
      options: [...statusChoices(ASK_STATUSES), { value: 'any', label: 'All requests' }],
    },
  ],
  empty: 'No open requests.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
