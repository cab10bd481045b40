import { Link } from 'react-router';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { HowChecked } from '../reading/how-checked.tsx';
import { Overview } from '../reading/overview.tsx';
import { ReviewItem } from '../reading/review-item.tsx';
import classes from '../reading/reviews.module.css';
import { ReviewTools } from '../reading/tools.tsx';
import { type About, type ReviewList, type Reviews, useReviews } from '../reading/use-reviews.ts';
import { useVotesAndReports } from '../reading/use-votes-and-reports.ts';

interface Props {
  about: About;
  maker: string;
  /** The first reviews, as the page was rendered with them. */
  reviews: ReviewList;
  /** The page of all of them, where this one shows only the first. */
  allAt?: string;
}

const NONE_YET = {
  product: 'No reviews yet. Only customers who have received this product can review it.',
  service: 'No reviews yet. Only customers who have attended can review this service.',
};

/** What those say who own the piece or have been there: how it is rated, how it fits, and in their words. */
export function ReviewsSection({ about, maker, reviews: first, allAt }: Props) {
  const reviews = useReviews(about, first);
  const votesAndReports = useVotesAndReports(about);
  const { list, busy, problem } = reviews;
  const { toReview } = votesAndReports.mine;
  const { count, rating } = first.figures;
  return (
    <section id="reviews" className={classes.reviews} aria-labelledby="reviews-title">
      <div className={classes.side}>
        <h2 id="reviews-title" className={classes.title}>
          Reviews
        </h2>
        {rating === null ? (
          <p className={classes.soft}>{NONE_YET[about.kind]}</p>
        ) : (
          <Overview figures={list.figures} reviews={reviews} />
        )}
        {toReview && (
          <Link to={toReview} className={classes.write}>
            Write a review
          </Link>
        )}
        <HowChecked kind={about.kind} />
      </div>
      {count > 0 && (
        <div aria-busy={busy}>
          <ReviewTools reviews={reviews} />
          {list.items.map((review) => (
            <ReviewItem key={review._id} review={review} maker={maker} votesAndReports={votesAndReports} />
          ))}
          {list.items.length === 0 && !busy && <p className={classes.soft}>No reviews match your filters.</p>}
          <LoadProblem message={problem} isLoading={busy} onRetry={reviews.retry} />
          {list.next && <More reviews={reviews} allAt={allAt} />}
        </div>
      )}
    </section>
  );
}

interface MoreProps {
  reviews: Reviews;
  allAt: string | undefined;
}

/** Leads on: here, or to the page of all of them. */
function More({ reviews: { more, busy, list }, allAt }: MoreProps) {
  if (allAt)
    return (
      <Link to={allAt} className={classes.more}>
        All {list.figures.count} reviews
      </Link>
    );
  return (
    <button type="button" className={classes.more} onClick={more} disabled={busy}>
      {busy ? 'Loading…' : 'More reviews'}
    </button>
  );
}
