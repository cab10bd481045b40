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

export const SubscriptionStatusLabel = ({ status }: { status: SubscriptionStatus }) => (
  <StatusLabel of={SUBSCRIPTION_STATUSES} is={status} />
);

export const InvoiceStatusLabel = ({ status }: { status: InvoiceStatus }) => (
  <StatusLabel of={INVOICE_STATUSES} is={status} />
);
