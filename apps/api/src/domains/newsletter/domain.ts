import type { Domain } from '../../kit/domain.ts';
import { deliverJob, sendJob } from './campaigns/sending.service.ts';
import { pollCampaignsJob } from './jobs.ts';
import { newsletterRoutes } from './routes.ts';

export const newsletter: Domain = {
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: [deliverJob, sendJob, pollCampaignsJob],
};
