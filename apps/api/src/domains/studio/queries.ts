/** What domains above read of the studio. */
export { waitingAsks } from './asking/work.queries.ts';
