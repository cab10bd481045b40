import { job } from '../../kit/jobs/jobs.ts';
import { publishDue } from './posts/live.service.ts';

/** Publishes what is due, at its moment; every five minutes too, for what a restored database had forgotten. */
export const publishDueJob = job({ name: 'blog-publish', schedule: '*/5 * * * *', run: publishDue });
