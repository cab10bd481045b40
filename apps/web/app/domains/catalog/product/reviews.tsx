import type { listReviews, Review } from '@adunni/contracts/catalog';
import type { Answer } from '@adunni/contracts/endpoint';
import { Link } from 'react-router';
import { StarIcon } from '../icons.tsx';
import { countOf, ratingText } from '../wording.ts';
import classes from './reviews.module.css';

const FIT_NAMES = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const;
const FITS = ['small', 'true', 'large'] as const;

type ReviewsOf = Answer<typeof listReviews>;

interface Props {
  reviews: ReviewsOf;
  productId: string;
}

/** What those who own the piece say: how it is rated, how it fits, and in their words. */
export function Reviews({ reviews, productId }: Props) {
  return (
    <section id="reviews" className={classes.reviews} aria-labelledby="reviews-title">
      <div className={classes.side}>
        <h2 id="reviews-title" className={classes.title}>
          Reviews
        </h2>
        {reviews.rating === null ? (
          <p className={classes.soft}>
            Nobody has reviewed this piece yet. Only those who have received it can, so the first word will be an honest
            one.
          </p>
        ) : (
          <Overview reviews={reviews} rating={reviews.rating} />
        )}
      </div>
      {reviews.items.length > 0 && (
        <div>
          {reviews.items.map((review) => (
            <ReviewText key={review._id} review={review} />
          ))}
          <ReviewPages reviews={reviews} productId={productId} />
        </div>
      )}
    </section>
  );
}

function Overview({ reviews, rating }: { reviews: ReviewsOf; rating: number }) {
  const fits = reviews.fit.small + reviews.fit.true + reviews.fit.large;
  const ratings = reviews.ratings.toSorted((one, other) => other.stars - one.stars);
  return (
    <>
      <p className={classes.average}>
        {ratingText(rating)} <span className={classes.soft}>of 5, from {countOf(reviews.total, 'review')}</span>
      </p>
      <Bars label="Ratings" rows={ratings.map(({ stars, count }) => [countOf(stars, 'star'), count])} />
      {fits > 0 && <Bars label="Fit" rows={FITS.map((fit) => [FIT_NAMES[fit], reviews.fit[fit]])} />}
      <p className={classes.checked}>
        A review can be written once a piece has been delivered, one for each order. Those marked “Demo” were written to
        show how the shop works.
      </p>
    </>
  );
}

/** Counts as bars, each as long as its part of the whole. */
function Bars({ label, rows }: { label: string; rows: readonly (readonly [string, number])[] }) {
  const whole = Math.max(
    1,
    rows.reduce((sum, [, count]) => sum + count, 0),
  );
  return (
    <table className={classes.bars}>
      <caption className={classes.hidden}>{label}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={classes.track}>
              <span className={classes.bar} style={{ width: `${(count / whole) * 100}%` }} />
            </td>
            <td className={classes.number}>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReviewText({ review }: { review: Review }) {
  const day = new Date(review.createdAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={classes.review}>
      <p className={classes.stars}>
        <span className={classes.hidden}>{review.rating} of 5 stars</span>
        {[1, 2, 3, 4, 5].map((star) => (
          <StarIcon key={star} size={16} filled={star <= review.rating} />
        ))}
      </p>
      <h3 className={classes.heading}>{review.title}</h3>
      <p className={classes.words}>{review.text}</p>
      <p className={classes.soft}>
        {review.author}, <time dateTime={review.createdAt}>{day}</time>
        {review.fit && ` · ${FIT_NAMES[review.fit]}`}
        {review.isDemo && <span className={classes.demo}>Demo</span>}
      </p>
    </article>
  );
}

function ReviewPages({ reviews: { page, total, limit }, productId }: Props) {
  const to = (next: number): string =>
    next === 1 ? `/products/${productId}#reviews` : `/products/${productId}?reviews=${next}#reviews`;
  if (total <= limit) return null;
  return (
    <nav aria-label="Pages of reviews" className={classes.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          Newer reviews
        </Link>
      )}
      {page * limit < total && (
        <Link to={to(page + 1)} rel="next">
          Older reviews
        </Link>
      )}
    </nav>
  );
}
