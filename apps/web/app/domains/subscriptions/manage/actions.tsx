import type { SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import {
  resumeSubscription,
  type Subscription,
  undoCancel,
  undoChange,
} from '@adunni/contracts/subscriptions/subscriptions';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { day } from '../../../kit/dates.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { lazy } from '../../../kit/lazy.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { reviewPath } from '../choice.ts';
import classes from './manage.module.css';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));
const PauseDialog = lazy(() => import('./pause-dialog.tsx'));

/** What one can do with a subscription that has not ended. */
export function Actions({ subscription }: { subscription: Subscription }) {
  const [asked, setAsked] = useState<'pause' | 'cancel' | null>(null);
  const { status, plan, price, cancelAtPeriodEnd, pendingChange, periodEnd } = subscription;
  const isRunning = status === 'active' && !cancelAtPeriodEnd;
  const close = () => setAsked(null);
  return (
    <>
      {status === 'trial' && (
        <ActionCard
          title={`Keep ${plan.name}`}
          words="Subscribe now to start immediately, or save a card to continue after the trial."
        >
          <Link to={reviewPath({ plan: plan.slug, interval: price.interval })} className={button.filled}>
            Subscribe to {plan.name}
          </Link>
        </ActionCard>
      )}
      {pendingChange && (
        <ActionCard
          title="Plan change scheduled"
          words={`Your plan changes to ${pendingChange.plan.name} on ${day(pendingChange.at)}.`}
        >
          <Immediate change={() => callApi(undoChange)} done={`You keep ${plan.name}.`}>
            Keep {plan.name} instead
          </Immediate>
        </ActionCard>
      )}
      {(isRunning || status === 'trial' || status === 'incomplete') && (
        <ActionCard title="Change plan" words={changeLabel(status)}>
          <Link to="/subscription/plans" className={button.outline}>
            Change plan
          </Link>
        </ActionCard>
      )}
      {status === 'paused' && (
        <ActionCard title="Resume" words="Your subscription continues immediately with your remaining paid days.">
          <Immediate change={() => callApi(resumeSubscription)} done="Subscription resumed." isMain>
            Resume now
          </Immediate>
        </ActionCard>
      )}
      {isRunning && (
        <ActionCard title="Pause subscription" words="Pause for up to three months. Your remaining paid days are kept.">
          <Button size="md" variant="default" onClick={() => setAsked('pause')}>
            Pause
          </Button>
        </ActionCard>
      )}
      {cancelAtPeriodEnd ? (
        <ActionCard
          title="Cancellation scheduled"
          words={`You keep access until ${day(periodEnd)}. You will not be charged again.`}
        >
          <Immediate change={() => callApi(undoCancel)} done="Subscription kept." isMain>
            Keep subscription
          </Immediate>
        </ActionCard>
      ) : (
        <ActionCard title="Cancel" words={cancelLabel(status)}>
          <Button size="md" variant="outline" color="red" onClick={() => setAsked('cancel')}>
            Cancel subscription
          </Button>
        </ActionCard>
      )}
      <Suspense>
        {asked === 'pause' && <PauseDialog onClose={close} />}
        {asked === 'cancel' && <CancelDialog subscription={subscription} onClose={close} />}
      </Suspense>
    </>
  );
}

/** What taking another plan means as things stand. */
function changeLabel(status: SubscriptionStatus): string {
  if (status === 'incomplete') return 'You haven’t paid yet. You can choose a different plan.';
  if (status === 'trial') return 'Choose another plan to start it immediately instead of your trial.';
  return 'Upgrades start immediately and the unused time of your plan is credited. Downgrades start at the end of the current period.';
}

/** What somebody keeps who cancels. */
function cancelLabel(status: SubscriptionStatus): string {
  if (status === 'trial') return 'Your trial ends on its end date. You will not be charged.';
  if (status === 'past_due' || status === 'incomplete') return 'Ends immediately. You will not be charged again.';
  return 'You keep access until the end of the period you have paid for.';
}

function ActionCard({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <p className={classes.words}>{words}</p>
      {children}
    </Section>
  );
}

interface ImmediateProps {
  change: () => Promise<unknown>;
  /** What is said afterwards. */
  done: string;
  isMain?: boolean;
  children: ReactNode;
}

/** A button for what is done at once, because it can be undone. */
function Immediate({ change, done, isMain = false, children }: ImmediateProps) {
  const { busy, problem, run } = useChange(done, 'Something went wrong. Please try again.', () => undefined);
  return (
    <>
      <FormProblem message={problem} />
      <Button size="md" variant={isMain ? 'filled' : 'default'} loading={busy} onClick={() => run(change)}>
        {children}
      </Button>
    </>
  );
}
