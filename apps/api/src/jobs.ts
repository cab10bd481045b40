import { nextFreeJob } from './domains/availability/jobs.ts';
import {
  completeBookingsJob,
  expireHoldsJob,
  expireRequestsJob,
  remindJob,
  sweepBookingPhotosJob,
} from './domains/bookings/jobs.ts';
import { sweepBaskets } from './domains/cart/jobs.ts';
import { publishScheduled, sweepPicturesJob } from './domains/catalog/jobs.ts';
import { forgetKeysJob } from './domains/checkout/jobs.ts';
import { overrideEndedJob, refreshRatesDaily } from './domains/currency/jobs.ts';
import { mergeRollUpsJob } from './domains/dashboard/jobs.ts';
import { eraseAccounts, forgetSessions } from './domains/identity/privacy/jobs.ts';
import { mailResetLink } from './domains/identity/recovery/jobs.ts';
import { closeLedgerJob } from './domains/ledger/closing/closing.service.ts';
import { forgetFrozenJob } from './domains/measurements/jobs.ts';
import { deliverJob, sendJob } from './domains/newsletter/campaigns/sending.service.ts';
import { pollCampaignsJob } from './domains/newsletter/jobs.ts';
import { forgetNotificationsJob, lowStockJob } from './domains/notifications/jobs.ts';
import { closeDeliveredJob, expireAcceptanceJob, expireOrdersJob, sweepPhotosJob } from './domains/orders/jobs.ts';
import { settleJob } from './domains/payments/collecting/settle.service.ts';
import { pollPaymentsJob } from './domains/payments/jobs.ts';
import { refundJob } from './domains/payments/refunds.service.ts';
import { eventJob } from './domains/payments/webhook.service.ts';
import { pollPayoutsJob } from './domains/payouts/jobs.ts';
import { payoutJob } from './domains/payouts/send.service.ts';
import { requestReviewsJob, sweepReviewPhotosJob } from './domains/reviews/jobs.ts';
import { billingClockJob } from './domains/subscriptions/jobs.ts';
import type { Job } from './kit/jobs/jobs.ts';
import { deliverMail } from './kit/mail/outbox.ts';
import { removeFilesJob } from './kit/storage/removal.ts';

/** Every kind of work that the queue does. */
export const jobs: readonly Job<never>[] = [
  deliverMail,
  removeFilesJob,
  publishScheduled,
  sweepPicturesJob,
  mailResetLink,
  eraseAccounts,
  sweepBaskets,
  refreshRatesDaily,
  overrideEndedJob,
  forgetSessions,
  settleJob,
  eventJob,
  refundJob,
  pollPaymentsJob,
  closeLedgerJob,
  payoutJob,
  pollPayoutsJob,
  expireOrdersJob,
  expireAcceptanceJob,
  closeDeliveredJob,
  sweepPhotosJob,
  requestReviewsJob,
  sweepReviewPhotosJob,
  forgetFrozenJob,
  forgetKeysJob,
  sendJob,
  deliverJob,
  pollCampaignsJob,
  forgetNotificationsJob,
  lowStockJob,
  mergeRollUpsJob,
  nextFreeJob,
  billingClockJob,
  expireHoldsJob,
  completeBookingsJob,
  expireRequestsJob,
  remindJob,
  sweepBookingPhotosJob,
];
