import { featureResource } from '@adunni/contracts/subscriptions/staff';
import { listPage } from '../../../../kit/resource/list/list-page.tsx';

const page = listPage(featureResource, {
  title: 'Features',
  lead: 'What plans can hold, in the order in which people compare it.',
  cells: {
    isMetered: ({ isMetered }) => isMetered && 'Counted',
  },
  actions: {
    remove: {
      label: 'Remove',
      done: 'removed',
      confirm: 'A feature that is removed cannot be brought back.',
      isDestructive: true,
    },
  },
  open: ({ _id }) => `edit/${_id}`,
  add: 'Add a feature',
  empty: 'No features yet.',
});

export const { clientLoader, meta } = page;
export default page.Page;
