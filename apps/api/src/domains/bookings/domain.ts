import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import { cancelVisitsOf } from './changing/order-ended.service.ts';
import { bookingConversation } from './conversation/subject.ts';
import { eraseBookings, exportBookings } from './erase.service.ts';
import { completeBookingsJob, expireHoldsJob, expireRequestsJob, remindJob } from './jobs.ts';
import { bookingMeasurementSource } from './measurement-source.queries.ts';
import { visitsOfParts } from './measuring.queries.ts';
import { notificationKinds } from './notification-kinds.ts';
import { bookingPayable } from './placing/payable.ts';
import { bookingsOfProvider, hasOpenBookings, owesBookings } from './queries.ts';
import { earnSettledJob, remindOfReportsJob } from './reports/jobs.ts';
import { bookingsRoutes } from './routes.ts';
import { bookingsOf } from './staff/person.queries.ts';
import { findBookings, findBookingsOfCustomers } from './staff/search.queries.ts';
import { handOverBookings, tellOfSuspendedCustomer } from './suspension.service.ts';
import { bookings as bookingRows } from './tables.ts';

export const bookings: Domain = {
  name: 'bookings',
  routes: bookingsRoutes,
  jobs: [completeBookingsJob, earnSettledJob, expireHoldsJob, expireRequestsJob, remindJob, remindOfReportsJob],
  retiredJobs: ['bookings-sweep-photos'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds,
    conversationSubjects: bookingConversation,
    searchSources: { prefix: 'BKG', findByNumber: findBookings, findByWords: findBookingsOfCustomers },
    measurementSources: bookingMeasurementSource,
    measuringAppointments: { ofParts: visitsOfParts, cancelAhead: cancelVisitsOf },
    bookingsOfProvider,
    makerObligations: owesBookings,
    workshopSuspended: handOverBookings,
    accountEvents: { suspended: tellOfSuspendedCustomer },
    personActivity: async (db, userId) => ({ bookings: await bookingsOf(db, userId) }),
    personalData: {
      hasOpenMatters: hasOpenBookings,
      export: async (db, { _id }) => ({ bookings: await exportBookings(db, _id) }),
      erase: (deps, tx, { _id }) => eraseBookings(deps, tx, _id),
    },
    payables: bookingPayable,
    numberedSubjects: { kind: 'booking', id: bookingRows._id, number: bookingRows.number },
  },
};
