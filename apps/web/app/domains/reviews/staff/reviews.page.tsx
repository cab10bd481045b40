import { reviewResource } from '@adunni/contracts/reviews/staff';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { FILTERS, LIST } from './list-options.tsx';

const page = listPage(reviewResource, {
  ...LIST,
  lead: 'What customers say of what they received and booked, and what was reported to us.',
  filters: ['status', ...FILTERS],
  hidden: ['maker', 'fit', 'photoCount', 'reports'],
});

export const { clientLoader, meta } = page;
export default page.Page;
