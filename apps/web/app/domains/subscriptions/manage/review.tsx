import type { MySubscription } from '@adunni/contracts/subscriptions/subscriptions';
import { Link } from 'react-router';
import button from '../../../kit/button.module.css';
import { priceLabel } from '../labels.ts';
import { PlanFeatureList } from '../plan-feature-list.tsx';
import type { Chosen } from './load-choice.ts';
import classes from './review.module.css';
import { ReviewChange } from './review-change.tsx';
import { ReviewNew } from './review-new.tsx';

/** A plan that somebody has chosen, before they confirm it: what it costs, what it holds, what happens when. */
export function Review({ chosen, mine }: { chosen: Chosen; mine: MySubscription }) {
  const { plan, price } = chosen;
  return (
    <>
      <h1>
        {plan.name}, {priceLabel(price)}
      </h1>
      <p className={classes.lead}>{plan.tagline}</p>
      <div className={classes.columns}>
        <Confirmation chosen={chosen} mine={mine} />
        <section aria-labelledby="holds">
          <h2 id="holds" className={classes.title}>
            What’s included in {plan.name}
          </h2>
          <PlanFeatureList features={plan.features} />
        </section>
      </div>
    </>
  );
}

function Confirmation({ chosen, mine }: { chosen: Chosen; mine: MySubscription }) {
  const { plan, preview, relation, refusal } = chosen;
  if (preview) return <ReviewChange chosen={chosen} preview={preview} />;
  if (relation === 'new' || relation === 'trial') return <ReviewNew chosen={chosen} mine={mine} />;
  return (
    <section className={classes.confirm} aria-label="Why this can’t be confirmed">
      <p>
        {refusal ??
          (relation === 'planned' ? `Your change to ${plan.name} is already scheduled.` : 'This is your current plan.')}
      </p>
      <Link to="/account/subscription" className={button.outline}>
        Back to My Subscription
      </Link>
    </section>
  );
}
