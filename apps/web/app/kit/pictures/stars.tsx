import { Drawing } from './drawing.tsx';
import classes from './stars.module.css';

const STAR = 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8Z';

/** A star of 24 units, in the colour of the text. */
export function Star({ size = 16, filled }: { size?: number; filled: boolean }) {
  return (
    <Drawing size={size} filled={filled}>
      <path d={STAR} />
    </Drawing>
  );
}

/** A mark of one to five stars. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={`${rating} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} filled={star <= Math.round(rating)} />
      ))}
    </span>
  );
}
