import { serviceCategoryResource } from '@adunni/contracts/services/categories';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { VIEWED } from '../../../kit/resource/paths.ts';

const page = listPage(serviceCategoryResource, {
  title: 'Service categories',
  lead: 'Service categories in the order customers see them.',
  hidden: ['slug'],
  filters: [{ name: 'status', label: 'Status', options: [{ value: 'removed', label: 'Removed' }] }],
  actions: {
    remove: { label: 'Remove', done: 'removed', undo: 'restore', isDestructive: true },
    restore: { label: 'Restore', done: 'restored' },
  },
  add: 'Add a category',
  paths: VIEWED,
  empty: 'No categories yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
