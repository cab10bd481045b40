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
          words="Subscribe now and your paid time begins at once, or save a card and let the trial run out."
        >
          <Link to={reviewPath({ plan: plan.slug, interval: price.interval })} className={button.filled}>
            Subscribe to {plan.name}
          </Link>
        </ActionCard>
      )}
      {pendingChange && (
        <ActionCard
          title="A change is planned"
          words={`On ${day(pendingChange.at)} your plan becomes ${pendingChange.plan.name}.`}
        >
          <Immediate change={() => callApi(undoChange)} done={`You keep ${plan.name}.`}>
            Keep {plan.name} instead
          </Immediate>
        </ActionCard>
      )}
      {(isRunning || status === 'trial' || status === 'incomplete') && (
        <ActionCard title="Change plan" words={changeLabel(status)}>
          <Link to="/subscription/plans" className={button.outline}>
            Choose another plan
          </Link>
        </ActionCard>
      )}
      {status === 'paused' && (
        <ActionCard title="Resume" words="It goes on at once, with the paid days that were left when you paused.">
          <Immediate change={() => callApi(resumeSubscription)} done="Welcome back. Your subscription goes on." isMain>
            Resume now
          </Immediate>
        </ActionCard>
      )}
      {isRunning && (
        <ActionCard
          title="Take a break"
          words="Pause for up to three months. The paid days that are left wait for you."
        >
          <Button size="md" variant="default" onClick={() => setAsked('pause')}>
            Pause
          </Button>
        </ActionCard>
      )}
      {cancelAtPeriodEnd ? (
        <ActionCard
          title="It is set to end"
          words={`You keep access until ${day(periodEnd)}, and nothing more is charged.`}
        >
          <Immediate change={() => callApi(undoCancel)} done="Your subscription stays." isMain>
            Keep my subscription
          </Immediate>
        </ActionCard>
      ) : (
        <ActionCard title="Cancel" words={cancelLabel(status)}>
          <Button size="md" variant="outline" color="red" onClick={() => setAsked('cancel')}>
            Cancel the subscription
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
  if (status === 'incomplete') return 'Nothing is paid yet: take whichever you like instead.';
  if (status === 'trial') return 'Take another one, and its paid time begins at once, in place of your trial.';
  return 'A larger plan begins at once, and what is left of yours is taken off its price. A smaller one begins when your paid time ends.';
}

/** What somebody keeps who cancels. */
function cancelLabel(status: SubscriptionStatus): string {
  if (status === 'trial') return 'No questions that you have to answer: the trial runs out, and nothing is charged.';
  if (status === 'past_due' || status === 'incomplete')
    return 'No questions that you have to answer: it ends at once, and nothing is charged any more.';
  return 'No questions that you have to answer, and what you have paid for stays yours.';
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
