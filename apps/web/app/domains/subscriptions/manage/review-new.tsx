import { type MySubscription, startTrial, subscribe } from '@adunni/contracts/subscriptions/subscriptions';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Sums } from '../../../kit/money/sums.tsx';
import { priceLabel } from '../labels.ts';
import { CardChoice } from './card-choice.tsx';
import type { Chosen } from './load-choice.ts';
import classes from './review.module.css';
import { useConfirmation } from './use-confirmation.ts';

type Confirmation = ReturnType<typeof useConfirmation>;

/** A first or next subscription, to be tried free or to be paid. */
export function ReviewNew({ chosen, mine }: { chosen: Chosen; mine: MySubscription }) {
  const confirmation = useConfirmation(chosen.card);
  return (
    <div className={classes.ways}>
      {mine.canTryFree && <TryFree chosen={chosen} confirmation={confirmation} />}
      <Subscribe chosen={chosen} mine={mine} confirmation={confirmation} />
    </div>
  );
}

const bodyOf = ({ plan, price }: Chosen) => ({ plan: plan.slug, interval: price.interval });

function TryFree({ chosen, confirmation }: { chosen: Chosen; confirmation: Confirmation }) {
  const { plan, trialDays } = chosen;
  const { running, confirm } = confirmation;
  const tries = plan.features.find(({ isMetered, trialLimit }) => isMetered && trialLimit !== null);

  async function start() {
    await callApi(startTrial, { body: bodyOf(chosen) });
    return null;
  }

  return (
    <section className={classes.confirm} aria-labelledby="try-free">
      <h2 id="try-free" className={classes.name}>
        Try it free
      </h2>
      <p>
        {trialDays} days{tries && ` with ${tries.trialLimit} ${tries.unit}s`}. No card needed. We remind you three days
        before the trial ends.
      </p>
      <Button
        size="md"
        loading={running === 'trial'}
        disabled={running === 'pay'}
        onClick={() => confirm('trial', 'Your free trial has started.', start)}
      >
        Start {trialDays}-day free trial
      </Button>
    </section>
  );
}

function Subscribe({
  chosen,
  mine,
  confirmation,
}: {
  chosen: Chosen;
  mine: MySubscription;
  confirmation: Confirmation;
}) {
  const { plan, price, card } = chosen;
  const { running, problem, usesCard, setUsesCard, confirm } = confirmation;

  async function begin() {
    return (await callApi(subscribe, { body: { ...bodyOf(chosen), useSavedCard: usesCard } })).payment;
  }

  return (
    <section className={classes.confirm} aria-labelledby="subscribe">
      <h2 id="subscribe" className={classes.name}>
        {mine.canTryFree ? 'Or subscribe now' : 'Subscribe'}
      </h2>
      <Sums sums={[['Due today', price.amount, true]]} />
      <p className={classes.note}>
        {mine.status === 'trial' && 'Your trial ends and your subscription starts immediately. '}
        It renews for {priceLabel(price)} until you cancel. You can cancel at any time and keep access until the end of{' '}
        {price.interval === 'month' ? 'the month' : 'the year'}.
      </p>
      <CardChoice card={card} usesCard={usesCard} onChange={setUsesCard} />
      <FormProblem message={problem} />
      <Button
        size="md"
        variant={mine.canTryFree ? 'default' : 'filled'}
        loading={running === 'pay'}
        disabled={running === 'trial'}
        onClick={() => confirm('pay', `You are subscribed to ${plan.name}.`, begin)}
      >
        Subscribe for {priceLabel(price)}
      </Button>
    </section>
  );
}
