import { reviewResource } from '@adunni/contracts/reviews/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { FILTERS, LIST } from './list-options.tsx';

const page = listPage(reviewResource, {
  ...LIST,
  lead: 'What customers say of your work. You can answer each once, and everybody reads it.',
  filters: FILTERS,
  hidden: ['maker', 'photoCount', 'status', 'reports'],
});

export const { clientLoader, meta } = page;
export default page.Page;
