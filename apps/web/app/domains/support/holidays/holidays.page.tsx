import { holidayResource } from '@adunni/contracts/support/holidays';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = listPage(holidayResource, {
  title: 'Support holidays',
  lead: 'Days off beside the fixed public holidays of Nigeria and Easter, such as Eid. Due times of open tickets follow.',
  open: ({ _id }) => `edit/${_id}`,
  actions: {
    remove: { label: 'Remove', done: 'removed', confirm: 'Due times of open tickets follow.', isDestructive: true },
  },
  add: 'Add a holiday',
  paths: LISTED,
  empty: 'No further holidays yet.',
});

export const { clientLoader, meta } = page;
export default page.Page;
