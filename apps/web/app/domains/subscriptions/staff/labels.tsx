import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  type PlanInterval,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from '@adunni/contracts/subscriptions/statuses';
import { StatusLabel } from '../../../kit/resource/status.tsx';

/** How often a price is paid, in a column. */
export const INTERVALS: Record<PlanInterval, string> = { month: 'Month', year: 'Year' };

/** How a subscription stands. */
export const State = ({ state }: { state: SubscriptionStatus }) => (
  <StatusLabel of={SUBSCRIPTION_STATUSES} is={state} />
);

/** How an invoice stands. */
export const InvoiceStatusLabel = ({ state }: { state: InvoiceStatus }) => (
  <StatusLabel of={INVOICE_STATUSES} is={state} />
);
