import { job } from '../../kit/jobs/jobs.ts';
import { purgeFrozen } from './erase.service.ts';

/** Every night: measurements go from orders that ended long ago. */
export const purgeFrozenJob = job({ name: 'measurements-purge-frozen', schedule: '40 3 * * *', run: purgeFrozen });
