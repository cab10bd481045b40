import { join } from 'node:path';
import type { Domain } from '../../kit/domain.ts';
import type { MeasuringAppointments, MeasuringNeeds } from './appointments.queries.ts';
import { eraseMeasurements } from './erase.service.ts';
import { exportMeasurements } from './export.queries.ts';
import { purgeFrozenJob } from './jobs.ts';
import { notificationKinds } from './notification-kinds.ts';
import type { FrozenSource, MeasurementSource } from './proposals/source.ts';
import { measurementRoutes } from './routes.ts';

declare module '../../kit/domain.ts' {
  interface Extensions {
    measurementSources: MeasurementSource | FrozenSource;
    measuringNeeds: MeasuringNeeds;
    measuringAppointments: MeasuringAppointments;
  }
}

export const measurements: Domain = {
  name: 'measurements',
  routes: measurementRoutes,
  jobs: [purgeFrozenJob],
  retiredJobs: ['measurements-forget'],
  databaseObjects: join(import.meta.dirname, 'database.sql'),
  extensions: {
    notificationKinds,
    personalData: {
      export: async (db, { _id }) => ({ measurements: await exportMeasurements(db, _id) }),
      erase: (_deps, tx, { _id }) => eraseMeasurements(tx, _id),
    },
  },
};
