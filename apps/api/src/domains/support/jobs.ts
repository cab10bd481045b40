import { job } from '../../kit/jobs/jobs.ts';
import { closeTickets } from './closing/close.service.ts';
import { mailLateTickets } from './targets/late-list.service.ts';
import { keepTargets } from './targets/targets.service.ts';

/** Every hour: resolved tickets are announced to close, and close. */
export const closeTicketsJob = job({ name: 'support-close-tickets', schedule: '35 * * * *', run: closeTickets });

/** Every five minutes, and when a holiday changes: due times follow, and staff are told of what is due. */
export const targetsJob = job({ name: 'support-targets', schedule: '*/5 * * * *', run: keepTargets });

/** Every working day at eight in Lagos: what is late, by mail. */
export const lateListJob = job({ name: 'support-late-list', schedule: '0 7 * * *', run: mailLateTickets });
