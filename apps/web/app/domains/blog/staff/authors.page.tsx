import { blogAuthorResource } from '@adunni/contracts/blog/categories';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = listPage(blogAuthorResource, {
  title: 'Blog authors',
  lead: 'Who writes, with the biography that readers see.',
  actions: {
    remove: {
      label: 'Remove',
      done: 'removed',
      isDestructive: true,
      confirm: 'Authors with posts stay. This can’t be undone.',
      isFor: ({ posts }) => posts === 0,
    },
  },
  add: 'Add an author',
  open: ({ _id }) => `edit/${_id}`,
  paths: LISTED,
  empty: 'No authors yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
