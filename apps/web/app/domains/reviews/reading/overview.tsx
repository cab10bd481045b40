import type { ReviewFigures } from '@adunni/contracts/reviews/reviews';
import { countOf } from '../../../kit/count-of.ts';
import { FIT_NAMES, FIT_ORDER, fitText } from '../labels.ts';
import classes from './overview.module.css';
import type { Reviews } from './use-reviews.ts';

interface Props {
  figures: ReviewFigures;
  reviews: Reviews;
}

/** What all reviews add up to; each row of stars or fit is a filter too. */
export function Overview({ figures, reviews }: Props) {
  const { count, rating, ratings, fit, fitScore } = figures;
  const { filters, narrow } = reviews;
  return (
    <>
      <p className={classes.average}>
        {(rating ?? 0).toFixed(1)} <span className={classes.soft}>of 5, from {countOf(count, 'review')}</span>
      </p>
      <Bars
        label="Reviews by stars"
        rows={ratings.map((row) => ({
          name: countOf(row.stars, 'star'),
          count: row.count,
          isOn: filters.rating === row.stars,
          toggle: () => narrow({ rating: filters.rating === row.stars ? undefined : row.stars }),
        }))}
      />
      {fitScore !== null && (
        <>
          <h3 className={classes.fitTitle}>Fit</h3>
          <FitScale score={fitScore} />
          <p className={classes.soft}>{fitText(fit)}</p>
          <Bars
            label="Reviews by fit"
            rows={FIT_ORDER.map((name) => ({
              name: FIT_NAMES[name],
              count: fit[name],
              isOn: filters.fit === name,
              toggle: () => narrow({ fit: filters.fit === name ? undefined : name }),
            }))}
          />
        </>
      )}
    </>
  );
}

/** Where the mean of what people say of the fit lies, between small and large. */
function FitScale({ score }: { score: number }) {
  return (
    <div aria-hidden="true">
      <div className={classes.scale}>
        <span className={classes.scaleMark} style={{ insetInlineStart: `${((score + 1) / 2) * 100}%` }} />
      </div>
      <div className={classes.ends}>
        {FIT_ORDER.map((name) => (
          <span key={name}>{FIT_NAMES[name]}</span>
        ))}
      </div>
    </div>
  );
}

interface Row {
  name: string;
  count: number;
  isOn: boolean;
  toggle: () => void;
}

/** Counts as bars, each as long as its part of the whole; pressing one shows these reviews only. */
function Bars({ label, rows }: { label: string; rows: readonly Row[] }) {
  const whole = Math.max(
    1,
    rows.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <ul className={classes.bars} aria-label={label}>
      {rows.map(({ name, count, isOn, toggle }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.row}
            aria-pressed={isOn}
            disabled={count === 0 && !isOn}
            onClick={toggle}
          >
            <span>{name}</span>
            <span>
              <span className={classes.bar} style={{ width: `${(count / whole) * 100}%` }} />
            </span>
            <span className={classes.number}>
              {count}
              <span className={classes.hidden}>{count === 1 ? ' review' : ' reviews'}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
