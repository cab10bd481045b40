import type { reviewResource } from '@adunni/contracts/reviews/staff';
import { Stars } from '../../../kit/pictures/stars.tsx';
import type { ListFilter, ListOptions } from '../../../kit/resource/list/list-options.ts';
import { FIT_NAMES } from '../labels.ts';

const TEASER = 90;
const teaser = (text: string): string => (text.length > TEASER ? `${text.slice(0, TEASER - 1).trimEnd()}…` : text);

/** What staff and makers narrow reviews by. */
export const FILTERS: readonly ListFilter[] = [
  {
    name: 'rating',
    label: 'Stars',
    options: [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} of 5` })),
  },
  {
    name: 'answered',
    label: 'Reply',
    options: [
      { value: 'no', label: 'No reply' },
      { value: 'yes', label: 'Replied' },
    ],
  },
  {
    name: 'about',
    label: 'About',
    options: [
      { value: 'product', label: 'Products' },
      { value: 'service', label: 'Services' },
    ],
  },
];

/** How reviews are listed in every area. */
export const LIST = {
  title: 'Reviews',
  cells: {
    rating: ({ rating }) => <Stars rating={rating} size={14} />,
    title: ({ title, text }) => teaser(title || text),
    fit: ({ fit }) => fit && FIT_NAMES[fit],
    isAnswered: ({ isAnswered }) => (isAnswered ? 'Replied' : 'Not yet'),
  },
  noWrap: ['rating'],
  empty: 'No reviews yet. Customers are asked three days after a delivery or booking.',
} satisfies ListOptions<typeof reviewResource>;
