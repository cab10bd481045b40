import type { Programme } from '@adunni/contracts/affiliates/programme';
import { REFERRAL_DAYS } from '@adunni/contracts/affiliates/referral';
import { naira } from '../../../kit/money/naira.ts';
import classes from './affiliates.module.css';

/** How recommending becomes money, step by step. */
export function Steps({ programme: { minimumPayout } }: { programme: Programme }) {
  return (
    <section aria-labelledby="how" className={classes.part}>
      <h2 id="how">How it works</h2>
      <ol className={classes.steps}>
        <li>
          <h3>Apply</h3>
          <p>Tell us who follows you and how you will recommend. It is free, and we answer every application.</p>
        </li>
        <li>
          <h3>Share your link</h3>
          <p>Every page of ours becomes your link. Some partners also get a coupon for their audience.</p>
        </li>
        <li>
          <h3>They order within {REFERRAL_DAYS} days</h3>
          <p>What they buy counts as yours. If an order uses a partner’s coupon, the coupon decides instead.</p>
        </li>
        <li>
          <h3>You get paid</h3>
          <p>
            Commission is due when the order closes after its return or fit window. Every second Friday we pay to your
            Nigerian bank account, from {naira(minimumPayout)}.
          </p>
        </li>
      </ol>
    </section>
  );
}
