import { join } from 'node:path';
import type { LoadedAlternatives } from '@adunni/contracts/errors';
import type { Tx } from '../../kit/database/connect.ts';
import type { Domain } from '../../kit/domain.ts';
import { nextFreeJob } from './jobs.ts';
import { refreshNextFree } from './next-free.service.ts';
import { setServiceProviders } from './offer.service.ts';
import { nextFreeOf, providerChoices, providersOf } from './queries.ts';
import { availabilityRoutes } from './routes.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    /** The bookings that lie in a stretch of somebody’s time, in the order in which they begin. */
    bookingsOfProvider: (
      tx: Tx,
      providerId: string,
      span: { startsAt: Date; endsAt: Date },
    ) => Promise<NonNullable<LoadedAlternatives['bookings']>>;
  }
}

export const availability: Domain = {
  name: 'availability',
  routes: availabilityRoutes,
  jobs: [nextFreeJob],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    serviceSchedule: {
      setServiceProviders,
      refresh: refreshNextFree,
      nextFree: nextFreeOf,
      providersOf,
      choices: providerChoices,
    },
  },
};
