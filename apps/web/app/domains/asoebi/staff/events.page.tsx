import { EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { EVENT_CELLS } from './event-cells.tsx';

const page = listPage(asoEbiEventResource, {
  title: 'Aso-ebi',
  lead: 'Events that hosts prepare, with their groups and packages.',
  searchLabel: 'Search by title, city or host',
  cells: EVENT_CELLS,
  filters: [
    'status',
    { name: 'kind', label: 'Kind', options: Object.entries(EVENT_KINDS).map(([value, label]) => ({ value, label })) },
  ],
  empty: 'No events yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
