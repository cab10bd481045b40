import type { Domain } from '../../kit/domain.ts';
import { exportScreens, exportViews } from './queries.ts';
import { preferencesRoutes } from './routes.ts';
import { erasePreferences } from './service.ts';

export const preferences: Domain = {
  name: 'preferences',
  routes: preferencesRoutes,
  extensions: {
    personalData: {
      export: async (db, { _id }) => ({ screens: await exportScreens(db, _id), views: await exportViews(db, _id) }),
      erase: (_deps, tx, { _id }) => erasePreferences(tx, _id),
    },
  },
};
