import type { Domain } from '../../kit/domain.ts';
import { outboxRoutes } from './routes.ts';

export const outbox: Domain = {
  name: 'outbox',
  routes: outboxRoutes,
};
