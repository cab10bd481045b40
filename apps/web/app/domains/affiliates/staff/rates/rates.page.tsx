import { rateResource } from '@adunni/contracts/affiliates/staff';
import { calendarDay } from '../../../../kit/dates.ts';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../../kit/resource/paths.ts';
import { PRECEDENCE } from './rate-words.ts';

const page = listPage(rateResource, {
  title: 'Commission rates',
  lead: PRECEDENCE,
  cells: {
    startsOn: ({ startsOn }) => startsOn && calendarDay(startsOn),
    endsOn: ({ endsOn }) => endsOn && calendarDay(endsOn),
  },
  noWrap: ['startsOn', 'endsOn'],
  actions: {
    remove: {
      label: 'Remove',
      done: 'removed',
      isDestructive: true,
      confirm: 'Orders placed so far keep their commission. This can’t be undone.',
    },
  },
  add: 'Add a rate',
  open: ({ _id }) => `edit/${_id}`,
  paths: LISTED,
  empty: 'No rates yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
