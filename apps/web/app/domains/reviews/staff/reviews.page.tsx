import { REVIEW_STANDINGS, reviewResource } from '@adunni/contracts/reviews-staff';
import { shortDay } from '../../../kit/dates.ts';
import { listPage } from '../../../kit/resource/list-page.tsx';
import { Stars } from '../stars.tsx';
import { FIT_NAMES } from '../wording.ts';
import { STANDINGS, Standing } from './review-words.tsx';

const TEASER = 90;
const teaser = (text: string): string => (text.length > TEASER ? `${text.slice(0, TEASER - 1).trimEnd()}…` : text);

const page = listPage(reviewResource, {
  title: 'Reviews',
  lead: 'What customers say of what they received. Each can be answered once by its maker.',
  cells: {
    product: ({ product }) => product.name,
    rating: ({ rating }) => <Stars rating={rating} size={14} />,
    title: ({ title, text }) => teaser(title || text),
    fit: ({ fit }) => fit && FIT_NAMES[fit],
    standing: ({ standing }) => <Standing standing={standing} />,
    isAnswered: ({ isAnswered }) => (isAnswered ? 'Yes' : 'Not yet'),
    createdAt: ({ createdAt }) => shortDay(createdAt),
  },
  numeric: ['photoCount', 'helpful', 'reports'],
  hidden: ['maker', 'fit', 'photoCount', 'reports'],
  filters: [
    {
      name: 'standing',
      label: 'Standing',
      options: REVIEW_STANDINGS.map((value) => ({ value, label: STANDINGS[value].label })),
    },
    {
      name: 'rating',
      label: 'Stars',
      options: [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} of 5` })),
    },
    {
      name: 'answered',
      label: 'Answer',
      options: [
        { value: 'no', label: 'Not answered' },
        { value: 'yes', label: 'Answered' },
      ],
    },
  ],
  open: ({ _id }) => _id,
  empty: 'No reviews yet. Customers are asked three days after a piece has arrived.',
});

export const clientLoader = page.clientLoader;
export const meta = page.meta;
export default page.Page;
