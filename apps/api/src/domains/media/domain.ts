import type { Domain } from '../../kit/domain.ts';
import { mediaRoutes } from './routes.ts';

export const media: Domain = {
  name: 'media',
  routes: mediaRoutes,
};
