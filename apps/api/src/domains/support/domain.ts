import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import type { AnsweredMails } from './inbound/answered-mails.ts';
import { acceptsMail, receiveMail } from './inbound/receive.service.ts';
import { closeTicketsJob, lateListJob, targetsJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import { eraseTickets, exportTickets, followRole, handOnTickets } from './personal-data.service.ts';
import { streamedPresence } from './presence/presence.queries.ts';
import { supportRoutes } from './routes.ts';
import { findTickets } from './search.queries.ts';
import { ticketConversation } from './subject.ts';

export type { AnsweredMails } from './inbound/answered-mails.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** What else than tickets is answered by mail. */
    answeredMails: AnsweredMails;
  }
}

export const support: Domain = {
  name: 'support',
  routes: supportRoutes,
  jobs: [closeTicketsJob, targetsJob, lateListJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds,
    inboundMail: { accepts: acceptsMail, receive: receiveMail },
    streamedStates: streamedPresence,
    conversationSubjects: ticketConversation,
    searchSources: { prefix: 'TKT', findByNumber: findTickets },
    accountEvents: {
      suspended: (_deps, tx, userId) => handOnTickets(tx, userId),
      roleChanged: (_deps, tx, change) => followRole(tx, change),
    },
    personalData: {
      export: async (db, { _id }) => ({ tickets: await exportTickets(db, _id) }),
      erase: (deps, tx, { _id }) => eraseTickets(deps, tx, _id),
    },
  },
};
