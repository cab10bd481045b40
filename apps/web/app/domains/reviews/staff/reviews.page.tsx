import { REVIEW_STANDINGS, reviewResource } from '@adunni/contracts/reviews/staff';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { FILTERS, LIST } from './list-options.tsx';
import { STANDINGS } from './review-words.tsx';

const STANDING = {
  name: 'standing',
  label: 'Standing',
  options: REVIEW_STANDINGS.map((value) => ({ value, label: STANDINGS[value].label })),
};

const page = listPage(reviewResource, {
  ...LIST,
  lead: 'What customers say of what they received and booked, and what was reported to us.',
  filters: [STANDING, ...FILTERS],
  hidden: ['maker', 'fit', 'photoCount', 'reports'],
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
