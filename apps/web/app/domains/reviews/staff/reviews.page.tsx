import { reviewResource } from '@adunni/contracts/reviews/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { FILTERS, LIST } from './list-options.tsx';

const page = listPage(reviewResource, {
  ...LIST,
  lead: 'Customer reviews of products and services, and reports.',
  views: [{ name: 'Reported', query: 'status=reported' }],
  filters: ['status', ...FILTERS],
  hidden: ['maker', 'fit', 'photoCount', 'reports'],
});

export const { clientLoader, handle, meta } = page;
export default page.Page;
