import type { PlanInterval } from '@adunni/contracts/subscriptions/statuses';

/** What a demo subscriber does so many days after they joined. */
export type SubscriberAction =
  | { after: number; do: 'card' | 'cancel' | 'fail'; reason?: string }
  | { after: number; do: 'pause'; months: 1 | 2 | 3 }
  | { after: number; do: 'change'; plan: string; interval: PlanInterval };

/** How somebody subscribed: days ago, whether by a trial, to what, and what came after. */
export interface SubscriberScenario {
  ago: number;
  isTrial: boolean;
  plan: string;
  interval: PlanInterval;
  actions: SubscriberAction[];
}

const month = (ago: number, plan: string, ...actions: SubscriberAction[]): SubscriberScenario => ({
  ...{ ago, plan, actions },
  isTrial: false,
  interval: 'month',
});
const trial = (ago: number, plan: string, ...actions: SubscriberAction[]): SubscriberScenario => ({
  ...month(ago, plan, ...actions),
  isTrial: true,
});
const year = (ago: number): SubscriberScenario => ({ ...month(ago, 'plus'), interval: 'year' });
const card: SubscriberAction = { after: 5, do: 'card' };

/** The demo’s customer: from a trial of Lite to Plus, a year ago. */
export const OWN_SCENARIO: SubscriberScenario = trial(372, 'lite', card, {
  after: 96,
  do: 'change',
  plan: 'plus',
  interval: 'month',
});

/** Others, so that every status is there, and months with people who came, stayed and left. */
export const SUBSCRIBER_SCENARIOS: readonly SubscriberScenario[] = [
  trial(2, 'plus'),
  trial(4, 'lite', { after: 1, do: 'card' }),
  trial(5, 'pro'),
  trial(23, 'plus'),
  trial(66, 'lite'),
  trial(121, 'plus'),
  trial(40, 'plus', card),
  trial(98, 'lite', card),
  trial(150, 'plus', card, { after: 100, do: 'cancel', reason: 'The season is over for me.' }),
  trial(201, 'pro', card),
  month(12, 'lite'),
  month(19, 'plus'),
  month(33, 'plus', { after: 20, do: 'fail' }),
  month(62, 'lite', { after: 40, do: 'fail' }),
  month(77, 'pro', { after: 60, do: 'pause', months: 3 }),
  month(84, 'plus', { after: 80, do: 'cancel', reason: 'I only needed it for my sister’s wedding.' }),
  month(95, 'lite', { after: 31, do: 'change', plan: 'pro', interval: 'month' }),
  month(110, 'pro', { after: 100, do: 'change', plan: 'plus', interval: 'month' }),
  month(131, 'plus', { after: 35, do: 'cancel', reason: 'Too dear for what I use.' }),
  month(160, 'lite', { after: 70, do: 'fail' }),
  month(183, 'plus', { after: 100, do: 'change', plan: 'plus', interval: 'year' }),
  month(214, 'lite', { after: 120, do: 'cancel' }),
  year(48),
  year(290),
];
