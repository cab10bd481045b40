import { type MySubscription, startTrial, subscribe } from '@adunni/contracts/subscriptions';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { Sums } from '../../../kit/money/sums.tsx';
import { PER, priceWords } from '../wording.ts';
import { CardChoice } from './card-choice.tsx';
import type { Chosen } from './load-choice.ts';
import classes from './review.module.css';
import { useConfirmation } from './use-confirmation.ts';

/** A first or next subscription, to be tried free or to be paid. */
export function ReviewNew({ chosen, mine }: { chosen: Chosen; mine: MySubscription }) {
  const { plan, price, trialDays, card } = chosen;
  const { running, problem, usesCard, setUsesCard, confirm } = useConfirmation(card);
  const body = { plan: plan.slug, interval: price.interval };
  const tries = plan.features.find(({ isMetered, trialLimit }) => isMetered && trialLimit !== null);
  return (
    <section className={classes.confirm} aria-label="Subscribe">
      {mine.canTryFree && (
        <>
          <p>
            Your first {trialDays} days are free
            {tries && `, with ${tries.trialLimit} ${tries.unit}s`}. No card is needed; we remind you three days before
            they end.
          </p>
          <Button
            size="md"
            loading={running === 'trial'}
            disabled={running === 'pay'}
            onClick={() =>
              confirm('trial', 'Your free trial has begun.', async () => {
                await callApi(startTrial, { body });
                return null;
              })
            }
          >
            Start {trialDays} days free
          </Button>
        </>
      )}
      <Sums sums={[['To pay today', price.amount, true]]} />
      <p className={classes.note}>
        {mine.status === 'trial' ? 'Your trial ends and your paid time begins at once. ' : ''}
        It renews for {priceWords(price)} until you cancel, which takes two clicks. What you have paid for stays open to
        the end of {price.interval === 'month' ? 'the month' : 'the year'}.
      </p>
      <CardChoice card={card} usesCard={usesCard} onChange={setUsesCard} />
      <FormProblem message={problem} />
      <Button
        size="md"
        variant={mine.canTryFree ? 'default' : 'filled'}
        loading={running === 'pay'}
        disabled={running === 'trial'}
        onClick={() =>
          confirm('pay', `You are subscribed to ${plan.name}.`, async () => {
            const { payment } = await callApi(subscribe, { body: { ...body, useSavedCard: usesCard } });
            return payment;
          })
        }
      >
        Subscribe for {naira(price.amount)} {PER[price.interval]}
      </Button>
    </section>
  );
}
