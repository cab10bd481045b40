import { REVIEW_EDIT_DAYS, type Reviewed } from '@adunni/contracts/reviews/reviews';
import classes from './reviews.module.css';

const WHO: Readonly<Record<Reviewed, string>> = {
  product: 'Only customers who bought and received the product here can review it, once for each item of an order.',
  service: 'Only customers who booked here and attended can review, once for each booking.',
};

/** Says how reviews come about, and what happens to them. */
export function HowChecked({ kind }: { kind: Reviewed }) {
  return (
    <details className={classes.checked}>
      <summary>How we verify reviews</summary>
      <ul>
        <li>{WHO[kind]}</li>
        <li>Nobody is paid for a review, and makers cannot review their own work.</li>
        <li>We never edit reviews or ratings. All reviews count towards the average, good and bad.</li>
        <li>Reviews can be edited for {REVIEW_EDIT_DAYS} days. Makers can reply once.</li>
        <li>
          Anyone with an account can report a review. Our team checks it and hides it only if it is insulting,
          advertising, off topic, fake or shares private information. The author is told why.
        </li>
        <li>Reviews marked “Demo” are examples that show how the shop works.</li>
      </ul>
    </details>
  );
}
