import type { Job } from './kit/jobs/jobs.ts';
import { deliverMail } from './kit/mail/outbox.ts';

/** Every kind of work that the queue does. */
export const jobs: readonly Job<never>[] = [deliverMail];
