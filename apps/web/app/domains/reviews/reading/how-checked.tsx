import { REVIEW_EDIT_DAYS, type Reviewed } from '@adunni/contracts/reviews/reviews';
import classes from './reviews.module.css';

const WHO: Readonly<Record<Reviewed, string>> = {
  product: 'Only who bought the piece here and has received it can review it, once for each piece of an order.',
  service: 'Only who booked here and has been there can review it, once for each booking.',
};

/** Says how reviews come about, and what happens to them. */
export function HowChecked({ kind }: { kind: Reviewed }) {
  return (
    <details className={classes.checked}>
      <summary>How reviews are checked</summary>
      <ul>
        <li>{WHO[kind]}</li>
        <li>Nobody is paid for a review, and makers cannot review their own work.</li>
        <li>We change no word and no star. Good and bad ones count alike, and all of them make up the average.</li>
        <li>Its author can change a review for {REVIEW_EDIT_DAYS} days. The maker may answer once.</li>
        <li>
          Anybody with an account can report a review. People at Adunni read it, and hide it only when it insults,
          advertises, invades somebody’s privacy or is about something else; the author is told why.
        </li>
        <li>Reviews marked “Demo” are invented, to show how the shop works.</li>
      </ul>
    </details>
  );
}
