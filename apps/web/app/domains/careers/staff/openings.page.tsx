import { openingResource } from '@adunni/contracts/careers/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { KIND_CHOICES, OPENING_CELLS, TEAM_CHOICES } from './opening-cells.ts';

const page = listPage(openingResource, {
  title: 'Openings',
  lead: 'Positions that people can apply for.',
  cells: OPENING_CELLS,
  filters: [
    'status',
    { name: 'team', label: 'Team', options: TEAM_CHOICES },
    { name: 'kind', label: 'Type', options: KIND_CHOICES },
  ],
  actions: {
    publish: { label: 'Publish', done: 'published', undo: 'close' },
    close: { label: 'Close', done: 'closed', undo: 'publish' },
  },
  add: 'Add an opening',
  empty: 'No openings yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
