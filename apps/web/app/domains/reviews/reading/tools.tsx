import type { ReviewSort } from '@adunni/contracts/reviews/reviews';
import { countOf } from '../../../kit/count-of.ts';
import classes from './reviews.module.css';
import type { Reviews } from './use-reviews.ts';

const SORTS: readonly (readonly [ReviewSort, string])[] = [
  ['newest', 'Newest'],
  ['helpful', 'Most helpful'],
  ['highest', 'Highest rated'],
  ['lowest', 'Lowest rated'],
];

/** How many reviews are shown, of which kind and in what order. */
export function ReviewTools({ reviews }: { reviews: Reviews }) {
  const { list, filters, narrow, isNarrowed, clear } = reviews;
  const { withPhotos, count } = list.figures;
  return (
    <div className={classes.tools}>
      <p role="status" className={classes.shown}>
        {isNarrowed ? `${countOf(list.total, 'review')} of ${count}` : countOf(count, 'review')}
        {isNarrowed && (
          <button type="button" className={classes.quiet} onClick={clear}>
            Show all
          </button>
        )}
      </p>
      <div className={classes.choices}>
        {withPhotos > 0 && (
          <button
            type="button"
            className={classes.chip}
            aria-pressed={filters.photos === '1'}
            onClick={() => narrow({ photos: filters.photos ? undefined : '1' })}
          >
            With photos ({withPhotos})
          </button>
        )}
        <select
          className={classes.sort}
          aria-label="Sort reviews by"
          value={filters.sort ?? 'newest'}
          onChange={({ currentTarget }) => narrow({ sort: currentTarget.value as ReviewSort })}
        >
          {SORTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
