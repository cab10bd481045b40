import { join } from 'node:path';
import { isStaff } from '@adunni/contracts/roles';
import type { Domain } from '../../kit/domain.ts';
import { fixedPages } from '../../kit/sitemap/public-pages.ts';
import { planningConversation } from './conversation/subject.ts';
import { lateAnswersJob, milestonesDueJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { milestonePayable } from './paying/payable.ts';
import { erasePlanning, exportPlanning, hasOpenCases } from './personal-data.service.ts';
import { planningRoutes } from './routes.ts';
import { findCases } from './search.queries.ts';
import { handOnCases, handOnCasesOf, tellOfSuspendedCustomer } from './staff/work.service.ts';
import { planningMilestones } from './tables.ts';

export const planning: Domain = {
  name: 'planning',
  routes: planningRoutes,
  jobs: [lateAnswersJob, milestonesDueJob],
  cacheTags: ['planning'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    publicPages: {
      name: 'planning',
      select: fixedPages('/cultural/planning', '/cultural/planning/checklist', '/cultural/coordination'),
    },
    notificationKinds,
    conversationSubjects: planningConversation,
    payables: milestonePayable,
    numberedSubjects: { kind: 'milestone', id: planningMilestones._id, number: planningMilestones.number },
    searchSources: { prefix: 'PLN', findByNumber: findCases },
    workshopSuspended: handOnCasesOf,
    accountEvents: {
      suspended: async (deps, tx, userId) => {
        await handOnCases(deps, tx, userId);
        await tellOfSuspendedCustomer(deps, tx, userId);
      },
      roleChanged: async (deps, tx, { userId, to }) => {
        if (!isStaff(to)) await handOnCases(deps, tx, userId);
      },
    },
    personalData: {
      hasOpenMatters: hasOpenCases,
      export: async (db, { _id }) => ({ planning: await exportPlanning(db, _id) }),
      erase: (deps, tx, { _id }) => erasePlanning(deps, tx, _id),
    },
  },
};
