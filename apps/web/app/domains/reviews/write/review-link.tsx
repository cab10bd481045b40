import type { ReviewLine } from '@adunni/contracts/reviews';
import { Link } from 'react-router';
import { Stars } from '../stars.tsx';
import classes from './review-link.module.css';

/** Leads from a delivered line of an order to its review; nothing where there is none to write. */
export function ReviewLink({ line }: { line: ReviewLine | undefined }) {
  if (!line) return null;
  const { review, title, itemId } = line;
  if (!review)
    return (
      <Link to={`/reviews/${itemId}`} className={classes.write} aria-label={`Write a review of ${title}`}>
        Write a review
      </Link>
    );
  const words = review.state === 'hidden' ? 'Your review is hidden' : 'Your review';
  return (
    <p className={classes.written}>
      <Stars rating={review.rating} />
      <Link to={`/reviews/${itemId}`} aria-label={`${words}: ${title}`}>
        {words}
      </Link>
    </p>
  );
}
