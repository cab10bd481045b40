import { coordinatorResource } from '@adunni/contracts/planning/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = listPage(coordinatorResource, {
  title: 'Coordinators',
  lead: 'Who of the staff the page of coordination introduces.',
  open: ({ _id }) => `edit/${_id}`,
  actions: {
    remove: { label: 'Remove', done: 'removed', confirm: 'Their cases stay theirs.', isDestructive: true },
  },
  add: 'Add a coordinator',
  paths: LISTED,
  empty: 'No coordinators yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
