import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { fixedPages } from '../../kit/sitemap/public-pages.ts';
import { inquiryMails } from './inbound/receive.service.ts';
import { forgetInquiriesJob, warnOfDueJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { eraseInquiries, exportInquiries, followRole, handOnInquiries } from './personal-data.service.ts';
import { inquiriesRoutes } from './routes.ts';
import { findInquiries } from './search.queries.ts';

export const inquiries: Domain = {
  name: 'inquiries',
  routes: inquiriesRoutes,
  jobs: [warnOfDueJob, forgetInquiriesJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    publicPages: { name: 'contact', select: fixedPages('/contact', '/support/contact') },
    notificationKinds,
    answeredMails: inquiryMails,
    searchSources: { prefix: 'INQ', findByNumber: findInquiries },
    accountEvents: {
      suspended: (_deps, tx, userId) => handOnInquiries(tx, userId),
      roleChanged: (_deps, tx, change) => followRole(tx, change),
    },
    personalData: {
      export: async (db, { _id }) => ({ inquiries: await exportInquiries(db, _id) }),
      erase: (deps, tx, { _id }) => eraseInquiries(deps, tx, _id),
    },
  },
};
