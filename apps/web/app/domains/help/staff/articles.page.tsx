import { articleResource } from '@adunni/contracts/help/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { ARTICLE_CELLS, CATEGORY_CHOICES } from './article-cells.ts';

const page = listPage(articleResource, {
  title: 'Help articles',
  lead: 'What the help centre says, and whether it helps.',
  cells: ARTICLE_CELLS,
  hidden: ['position'],
  filters: ['status', { name: 'category', label: 'Category', options: CATEGORY_CHOICES }],
  actions: {
    publish: { label: 'Publish', done: 'published', undo: 'unpublish' },
    unpublish: { label: 'Unpublish', done: 'unpublished', undo: 'publish' },
  },
  add: 'Add a help article',
  empty: 'No help articles yet.',
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
