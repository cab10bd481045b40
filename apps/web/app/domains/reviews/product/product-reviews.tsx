import { Link } from 'react-router';
import { HowChecked } from './how-checked.tsx';
import { Overview } from './overview.tsx';
import { ReviewItem } from './review-item.tsx';
import classes from './reviews.module.css';
import { ReviewTools } from './tools.tsx';
import { useOpinions } from './use-opinions.ts';
import { type ReviewList, useReviews } from './use-reviews.ts';

interface Props {
  productId: string;
  maker: string;
  /** The first reviews, as the page was rendered with them. */
  reviews: ReviewList;
}

/** What those who own the piece say: how it is rated, how it fits, and in their words. */
export function ProductReviews({ productId, maker, reviews: first }: Props) {
  const reviews = useReviews(productId, first);
  const opinions = useOpinions(productId);
  const { list, busy, problem } = reviews;
  const { toReview } = opinions.mine;
  const { count, rating } = first.figures;
  return (
    <section id="reviews" className={classes.reviews} aria-labelledby="reviews-title">
      <div className={classes.side}>
        <h2 id="reviews-title" className={classes.title}>
          Reviews
        </h2>
        {rating === null ? (
          <p className={classes.soft}>
            Nobody has reviewed this piece yet. Only those who have received it can, so the first word will be an honest
            one.
          </p>
        ) : (
          <Overview figures={list.figures} reviews={reviews} />
        )}
        {toReview && (
          <Link to={`/reviews/${toReview.itemId}`} className={classes.write}>
            Write a review
          </Link>
        )}
        <HowChecked />
      </div>
      {count > 0 && (
        <div aria-busy={busy}>
          <ReviewTools reviews={reviews} />
          {list.items.map((review) => (
            <ReviewItem key={review._id} review={review} maker={maker} opinions={opinions} />
          ))}
          {list.items.length === 0 && !busy && (
            <p className={classes.soft}>No review is like that. Take a filter away to read the others.</p>
          )}
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          {list.next && (
            <button type="button" className={classes.more} onClick={reviews.more} disabled={busy}>
              {busy ? 'Loading…' : 'More reviews'}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
