import { featureResource } from '@adunni/contracts/subscriptions/staff';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';

const page = listPage(featureResource, {
  title: 'Features',
  lead: 'Plan features in the order they are compared.',
  cells: {
    isMetered: ({ isMetered }) => isMetered && 'Counted',
  },
  actions: {
    remove: {
      label: 'Remove',
      done: 'removed',
      confirm: 'Removed features can’t be restored.',
      isDestructive: true,
    },
  },
  open: ({ _id }) => `edit/${_id}`,
  add: 'Add a feature',
  empty: 'No features yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
