import type { OwnReview, ReviewLine } from '@adunni/contracts/reviews/reviews';
import { Link } from 'react-router';
import { Stars } from '../../../kit/pictures/stars.tsx';
import classes from './review-link.module.css';

/** Leads from a delivered line of an order to its review; nothing where there is none to write. */
export function ReviewLink({ line }: { line: ReviewLine | undefined }) {
  return line ? <LinkToReview path={`/reviews/${line.itemId}`} title={line.title} review={line.review} /> : null;
}

/** Leads to where a review is written, or to the one that was. */
export function LinkToReview({ path, title, review }: { path: string; title: string; review: OwnReview | null }) {
  if (!review)
    return (
      <Link to={path} className={classes.write} aria-label={`Write a review of ${title}`}>
        Write a review
      </Link>
    );
  const words = review.status === 'hidden' ? 'Your review is hidden' : 'Your review';
  return (
    <p className={classes.written}>
      <Stars rating={review.rating} />
      <Link to={path} aria-label={`${words}: ${title}`}>
        {words}
      </Link>
    </p>
  );
}
