import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import type { AccountEvents } from './account-events.ts';
import { identifyViewer } from './identify.ts';
import type { PersonActivity, PersonWorkshop } from './people/person-views.ts';
import { findPeople } from './people/search.queries.ts';
import { eraseAccounts, purgeSessionsJob } from './privacy/jobs.ts';
import type { PersonalData } from './privacy/personal-data.ts';
import { mailGuessedAt, mailResetLink } from './recovery/jobs.ts';
import { identityRoutes } from './routes.ts';
import type { RecordTermsShown } from './terms-shown.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    personalData: PersonalData;
    accountEvents: AccountEvents;
    personActivity: PersonActivity;
    personWorkshop: PersonWorkshop;
    recordTermsShown: RecordTermsShown;
  }
}

export const identity: Domain = {
  name: 'identity',
  routes: identityRoutes,
  jobs: [eraseAccounts, purgeSessionsJob, mailResetLink, mailGuessedAt],
  retiredJobs: ['identity-forget-sessions'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    searchSources: { findByWords: findPeople },
    identify: identifyViewer,
  },
};
