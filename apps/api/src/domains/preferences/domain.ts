import type { Domain } from '../../kit/domain.ts';
import { exportScreens } from './queries.ts';
import { preferencesRoutes } from './routes.ts';

export const preferences: Domain = {
  name: 'preferences',
  routes: preferencesRoutes,
  extensions: {
    personalData: { export: async (db, { _id }) => ({ screens: await exportScreens(db, _id) }) },
  },
};
