import { job } from '../../kit/jobs/jobs.ts';
import { sweepDesigns } from './designs/designs.service.ts';

/** Every hour: designs that were deleted a day ago. */
export const sweepDesignsJob = job({ name: 'studio-sweep-designs', schedule: '50 * * * *', run: sweepDesigns });
