import type { Domain } from '../../kit/domain.ts';
import { preferencesRoutes } from './routes.ts';

export const preferences: Domain = {
  name: 'preferences',
  routes: preferencesRoutes,
};
