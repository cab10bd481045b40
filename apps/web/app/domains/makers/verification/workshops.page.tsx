import { MAKER_TIERS } from '@adunni/contracts/makers/tiers';
import { WORKSHOP_STANDINGS, workshopResource } from '@adunni/contracts/makers/verification';
import { shortDay } from '../../../kit/dates.ts';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { STANDINGS, Standing } from './workshop-words.tsx';

const page = listPage(workshopResource, {
  title: 'Verify makers',
  lead: 'Workshops that have sent their documents, the longest waiting first. Filter to see the others.',
  cells: {
    standing: ({ standing }) => <Standing standing={standing} />,
    submittedAt: ({ submittedAt }) => submittedAt && shortDay(submittedAt),
    createdAt: ({ createdAt }) => shortDay(createdAt),
  },
  numeric: ['documentCount'],
  whole: ['standing', 'submittedAt', 'createdAt'],
  hidden: ['createdAt'],
  filters: [
    {
      name: 'standing',
      label: 'Waiting for us',
      options: [
        ...WORKSHOP_STANDINGS.map((value) => ({ value, label: STANDINGS[value].label })),
        { value: 'any', label: 'All workshops' },
      ],
    },
    { name: 'tier', label: 'Tier', options: MAKER_TIERS.map((value) => ({ value, label: value })) },
  ],
  actions: {
    suspend: { label: 'Suspend', done: 'suspended', undo: 'reopen', isDestructive: true },
    reopen: { label: 'Reopen', done: 'reopened', undo: 'suspend' },
  },
  open: ({ _id }) => _id,
  empty: 'No workshop is waiting. New ones appear here once they have sent their documents.',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
