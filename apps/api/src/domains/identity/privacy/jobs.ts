import { job } from '../../../kit/jobs/jobs.ts';
import { eraseDueAccounts } from './erase.ts';
import { purgeSessions } from './retention.ts';

/** Erases the accounts whose grace is over, every night. */
export const eraseAccounts = job({ name: 'identity-erase-accounts', schedule: '30 1 * * *', run: eraseDueAccounts });

/** Drops sessions, tokens and counted attempts that no longer mean anything, every night. */
export const purgeSessionsJob = job({ name: 'identity-purge-sessions', schedule: '45 1 * * *', run: purgeSessions });
