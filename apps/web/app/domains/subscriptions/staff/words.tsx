import {
  INVOICE_STATE_LABELS,
  type InvoiceState,
  type PlanInterval,
  SUBSCRIPTION_STATE_LABELS,
  type SubscriptionState,
} from '@adunni/contracts/subscriptions/states';
import { Status } from '../../../kit/resource/status.tsx';
import { INVOICE_TONES, STATE_TONES } from '../wording.ts';

/** How often a price is paid, in a column. */
export const INTERVALS: Record<PlanInterval, string> = { month: 'Month', year: 'Year' };

/** How a subscription stands. */
export const State = ({ state }: { state: SubscriptionState }) => (
  <Status tone={STATE_TONES[state]}>{SUBSCRIPTION_STATE_LABELS[state]}</Status>
);

/** How an invoice stands. */
export const InvoiceStanding = ({ state }: { state: InvoiceState }) => (
  <Status tone={INVOICE_TONES[state]}>{INVOICE_STATE_LABELS[state]}</Status>
);
