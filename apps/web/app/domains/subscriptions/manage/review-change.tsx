import { type ChangePreview, changePlan } from '@adunni/contracts/subscriptions/subscriptions';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { day } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { naira } from '../../../kit/money/naira.ts';
import { Sums } from '../../../kit/money/sums.tsx';
import { priceLabel } from '../labels.ts';
import { CardChoice } from './card-choice.tsx';
import type { Chosen } from './load-choice.ts';
import classes from './review.module.css';
import { useConfirmation } from './use-confirmation.ts';

/** A change of plan with what it costs to the kobo, before it is confirmed. */
export function ReviewChange({ chosen, preview }: { chosen: Chosen; preview: ChangePreview }) {
  const { plan, price, card } = chosen;
  const { takesEffect, at, quotedAt, lines, amount, creditLeft, periodEnd } = preview;
  const { running, problem, usesCard, setUsesCard, confirm } = useConfirmation(card);
  const isNow = takesEffect === 'now';

  async function change() {
    const choice = { plan: plan.slug, interval: price.interval, useSavedCard: usesCard };
    const body = { ...choice, expectedAmount: amount, quotedAt };
    return (await callApi(changePlan, { body })).payment;
  }

  return (
    <section className={classes.confirm} aria-label="Plan change">
      <p>
        {isNow
          ? `${plan.name} starts immediately and runs until ${day(periodEnd)}. The unused time of your current plan is credited.`
          : `${plan.name} starts on ${day(at)}, at the end of the current period. You keep your current plan until then and can undo this at any time.`}
      </p>
      <Sums
        sums={[...(isNow ? lines.map(({ label, amount }) => [label, amount] as const) : []), ['Due now', amount, true]]}
      />
      {creditLeft > 0 && (
        <p className={classes.note}>The remaining {naira(creditLeft)} is credited to future invoices.</p>
      )}
      <p className={classes.note}>
        Then renews for {priceLabel(price)} from {day(isNow ? periodEnd : at)}.
      </p>
      {amount > 0 && <CardChoice card={card} usesCard={usesCard} onChange={setUsesCard} />}
      <FormProblem message={problem} />
      <Button
        size="md"
        loading={running !== null}
        onClick={() =>
          confirm('pay', isNow ? `You are on ${plan.name} now.` : `${plan.name} starts on ${day(at)}.`, change)
        }
      >
        {isNow ? `Change now for ${naira(amount)}` : `Change on ${day(at)}`}
      </Button>
      <Link to="/account/subscription" className={button.outline}>
        Keep current plan
      </Link>
    </section>
  );
}
