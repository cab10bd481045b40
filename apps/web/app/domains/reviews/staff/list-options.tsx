import type { reviewResource } from '@adunni/contracts/reviews/staff';
import { Stars } from '../../../kit/pictures/stars.tsx';
import type { ListFilter, ListOptions } from '../../../kit/resource/list/list-options.ts';
import { FIT_NAMES } from '../labels.ts';
import classes from './review.module.css';

const TEASER = 120;
/** The beginning of a text, up to a whole word. */
const teaser = (text: string): string =>
  text.length > TEASER ? `${text.slice(0, TEASER).replace(/[\s,.;:–]*\S*$/, '')}…` : text;

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
    title: ({ title, text }) => (
      <>
        {title && <strong className={classes.title}>{title}</strong>}
        {teaser(text)}
      </>
    ),
    fit: ({ fit }) => fit && FIT_NAMES[fit],
    isAnswered: ({ isAnswered }) => (isAnswered ? 'Replied' : 'Not yet'),
  },
  noWrap: ['rating'],
  prose: ['title'],
  empty: 'No reviews yet. Customers are asked three days after a delivery or booking.',
} satisfies ListOptions<typeof reviewResource>;
