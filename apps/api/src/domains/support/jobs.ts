import { job } from '../../kit/jobs/jobs.ts';
import { closeTickets } from './closing/close.service.ts';

/** Every hour: resolved tickets are announced to close, and close. */
export const closeTicketsJob = job({ name: 'support-close-tickets', schedule: '35 * * * *', run: closeTickets });
