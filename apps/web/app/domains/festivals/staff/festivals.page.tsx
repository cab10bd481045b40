import { festivalResource } from '@adunni/contracts/festivals/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { COUNTRY_CHOICES, FESTIVAL_CELLS, PEOPLE_CHOICES } from './festival-cells.tsx';

const page = listPage(festivalResource, {
  title: 'Festivals',
  lead: 'The calendar of festivals, their dates and what to wear.',
  cells: FESTIVAL_CELLS,
  filters: [
    'status',
    { name: 'people', label: 'People', options: PEOPLE_CHOICES },
    { name: 'country', label: 'Country', options: COUNTRY_CHOICES },
  ],
  actions: {
    publish: { label: 'Publish', done: 'published', undo: 'unpublish' },
    unpublish: { label: 'Unpublish', done: 'unpublished', undo: 'publish' },
  },
  add: 'Add a festival',
  empty: 'No festivals yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
