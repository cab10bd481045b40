import { job } from '../../kit/jobs/jobs.ts';
import { forgetFrozen } from './forget.service.ts';

/** Every night: measurements go from orders that ended long ago. */
export const forgetFrozenJob = job({ name: 'measurements-forget', schedule: '40 3 * * *', run: forgetFrozen });
