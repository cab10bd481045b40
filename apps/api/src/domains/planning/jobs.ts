import { job } from '../../kit/jobs/jobs.ts';
import { remindOfMilestones, tellOfLateAnswers } from './due.service.ts';

/** Every quarter of an hour: requests that wait for too long. */
export const lateAnswersJob = job({ name: 'planning-late-answers', schedule: '*/15 * * * *', run: tellOfLateAnswers });

/** Every morning: milestones that are due within three days. */
export const milestonesDueJob = job({
  name: 'planning-milestones-due',
  schedule: '0 7 * * *',
  run: remindOfMilestones,
});
