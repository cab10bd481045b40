import type { Domain } from '../../kit/domain.ts';
import { identifyViewer } from './identify.ts';
import { eraseAccounts, forgetSessions } from './privacy/jobs.ts';
import { mailResetLink } from './recovery/jobs.ts';
import { identityRoutes } from './routes.ts';

export const identity: Domain = {
  name: 'identity',
  routes: identityRoutes,
  jobs: [eraseAccounts, forgetSessions, mailResetLink],
  extensions: { identify: identifyViewer },
};
