import { job } from '../../../kit/jobs/jobs.ts';
import { earnSettled } from './outcomes.service.ts';
import { remindOfReports } from './remind.service.ts';

/** Every hour: makers earn what can no longer be reported. */
export const earnSettledJob = job({ name: 'bookings-earn', schedule: '50 * * * *', run: earnSettled });

/** Every hour: staff are reminded of reports that wait for them. */
export const remindOfReportsJob = job({
  name: 'bookings-report-reminders',
  schedule: '5 * * * *',
  run: remindOfReports,
});
