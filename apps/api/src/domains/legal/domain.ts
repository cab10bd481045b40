import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { recordTermsShown } from './acceptance/acceptance.service.ts';
import type { ConsentChosen } from './consent/consent-chosen.ts';
import { publishFirstDocuments } from './first/publish.service.ts';
import { announceTermsJob, takeEffectJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { publicPages } from './public-pages.ts';
import { legalRoutes } from './routes.ts';
import { eraseLegalData, legalDataOf } from './service.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    consentChosen: ConsentChosen;
  }
}

export const legal: Domain = {
  name: 'legal',
  routes: legalRoutes,
  jobs: [takeEffectJob, announceTermsJob],
  cacheTags: ['legal'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  start: publishFirstDocuments,
  extensions: {
    publicPages,
    recordTermsShown,
    notificationKinds,
    personalData: {
      export: async (db, { _id }) => ({ legal: await legalDataOf(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseLegalData(tx, _id),
    },
  },
};
