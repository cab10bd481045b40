import { PLANNING_LEVELS } from '@adunni/contracts/planning/names';
import { planningPackageResource } from '@adunni/contracts/planning/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = listPage(planningPackageResource, {
  title: 'Planning packages',
  lead: 'What the pages of planning and coordination offer.',
  cells: { level: ({ level }) => PLANNING_LEVELS[level] },
  open: ({ _id }) => `edit/${_id}`,
  actions: { remove: { label: 'Remove', done: 'removed', confirm: 'It is gone for good.', isDestructive: true } },
  add: 'Add a package',
  paths: LISTED,
  empty: 'No packages yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
