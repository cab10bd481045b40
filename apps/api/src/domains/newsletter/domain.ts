import type { Domain } from '../../kit/domain.ts';
import { deliverJob, sendJob } from './campaigns/sending.service.ts';
import { exportSubscription } from './export.queries.ts';
import { pollCampaignsJob } from './jobs.ts';
import { newsletterRoutes } from './routes.ts';
import { eraseSubscriber } from './service.ts';

export const newsletter: Domain = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: [deliverJob, sendJob, pollCampaignsJob],
  extensions: {
    personalData: {
      export: async (db, { email }) => ({ newsletter: await exportSubscription(db, email) }),
      erase: (_deps, tx, { email }) => eraseSubscriber(tx, email),
    },
  },
};
