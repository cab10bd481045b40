import { trySessionResource } from '@adunni/contracts/tryon/staff-sessions';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { CAUSES, DEVICES, optionsOf, REACHES, STAGES, WAYS } from './words.ts';

const page = listPage(trySessionResource, {
  title: 'Try-on sessions',
  lead: 'What was tried on, how and with what outcome. Sessions hold no photos and no names.',
  searchLabel: 'Search by product',
  cells: {
    outfit: ({ outfit }) => outfit?.name ?? 'None chosen',
    way: ({ way }) => WAYS[way],
    device: ({ device }) => DEVICES[device],
  },
  filters: [
    'outcome',
    { name: 'way', label: 'Tried on', options: optionsOf(WAYS) },
    { name: 'device', label: 'Device', options: optionsOf(DEVICES) },
    { name: 'reached', label: 'Reached', options: optionsOf(REACHES) },
    { name: 'first', label: 'First tries', options: [{ value: 'yes', label: 'First of a person’s day' }] },
    { name: 'stage', label: 'Ended at', options: optionsOf(STAGES) },
    { name: 'cause', label: 'Cause', options: optionsOf(CAUSES) },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'Until' },
  ],
  views: [
    { name: 'Ordered', query: 'outcome=ordered' },
    { name: 'Given up', query: 'outcome=given-up' },
    { name: 'Errors', query: 'outcome=error' },
  ],
  empty: 'No try-on sessions yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
