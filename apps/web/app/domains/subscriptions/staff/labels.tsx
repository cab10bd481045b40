import {
  INVOICE_STATES,
  type InvoiceState,
  type PlanInterval,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from '@adunni/contracts/subscriptions/states';
import { StatusLabel } from '../../../kit/resource/status.tsx';

/** How often a price is paid, in a column. */
export const INTERVALS: Record<PlanInterval, string> = { month: 'Month', year: 'Year' };

/** How a subscription stands. */
export const State = ({ state }: { state: SubscriptionState }) => <StatusLabel of={SUBSCRIPTION_STATES} is={state} />;

/** How an invoice stands. */
export const InvoiceStatus = ({ state }: { state: InvoiceState }) => <StatusLabel of={INVOICE_STATES} is={state} />;
