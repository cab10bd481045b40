import type { Domain } from '../../kit/domain.ts';
import { patternsRoutes } from './routes.ts';

export const patterns: Domain = { name: 'patterns', routes: patternsRoutes };
