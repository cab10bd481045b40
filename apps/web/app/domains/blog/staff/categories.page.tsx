import { blogCategoryResource } from '@adunni/contracts/blog/categories';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { LISTED } from '../../../kit/resource/paths.ts';

const page = listPage(blogCategoryResource, {
  title: 'Blog categories',
  lead: 'Categories in the order readers see them.',
  hidden: ['slug'],
  actions: {
    remove: {
      label: 'Remove',
      done: 'removed',
      isDestructive: true,
      confirm: 'Categories with posts stay. This can’t be undone.',
      isFor: ({ posts }) => posts === 0,
    },
  },
  add: 'Add a category',
  open: ({ _id }) => `edit/${_id}`,
  paths: LISTED,
  empty: 'No categories yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
