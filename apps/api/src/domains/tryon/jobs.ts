import { job } from '../../kit/jobs/jobs.ts';
import { forgetOldTries } from './sessions/retention.service.ts';

/** Every night: sessions that are not kept any more. */
export const forgetTriesJob = job({ name: 'tryon-forget', schedule: '20 3 * * *', run: forgetOldTries });
