import { job } from '../../kit/jobs/jobs.ts';
import { mergeRollUps } from './service.ts';

/** Every ten minutes, so that few changes of the day are summed when somebody looks. */
export const mergeRollUpsJob = job({
  name: 'dashboard-merge',
  schedule: '*/10 * * * *',
  run: ({ db }) => mergeRollUps(db),
});
