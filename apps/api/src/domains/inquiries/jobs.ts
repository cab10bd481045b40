import { job } from '../../kit/jobs/jobs.ts';
import { warnOfDue } from './retention/due.service.ts';
import { forgetSettled } from './retention/retention.service.ts';

/** Every morning in Lagos: requests about personal data that are due soon. */
export const warnOfDueJob = job({ name: 'inquiries-due', schedule: '0 7 * * *', run: warnOfDue });

/** Every night: what is not kept any more. */
export const forgetInquiriesJob = job({ name: 'inquiries-forget', schedule: '50 2 * * *', run: forgetSettled });
