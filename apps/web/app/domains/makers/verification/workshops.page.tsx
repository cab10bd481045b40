import { MAKER_TIERS } from '@adunni/contracts/makers/tiers';
import { WORKSHOP_STATUSES, workshopResource } from '@adunni/contracts/makers/verification';
import { statusChoices, wordChoices } from '../../../kit/resource/form/choices.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

const page = listPage(workshopResource, {
  title: 'Verify makers',
  lead: 'Workshops awaiting verification, oldest first. Use the filter to see others.',
  hidden: ['createdAt'],
  filters: [
    {
      name: 'status',
      label: 'Status',
      all: 'Awaiting review',
      options: [...statusChoices(WORKSHOP_STATUSES), { value: 'any', label: 'All workshops' }],
    },
    { name: 'tier', label: 'Tier', options: wordChoices(MAKER_TIERS) },
  ],
  actions: {
    suspend: { label: 'Suspend', done: 'suspended', undo: 'reopen', isDestructive: true },
    reopen: { label: 'Reopen', done: 'reopened', undo: 'suspend' },
  },
  empty: 'No workshops awaiting verification.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
