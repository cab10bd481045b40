export { isUnanswered, ownWork } from './staff/queries.ts';
