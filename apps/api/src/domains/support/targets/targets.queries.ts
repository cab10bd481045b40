import type { Db, Tx } from '../../../kit/database/connect.ts';
import { getSettings, getWorkingTime } from '../../settings/queries.ts';
import { type Targets, targetsBy } from './targets.rules.ts';

/** The targets in force. */
export async function getTargets(db: Db | Tx): Promise<Targets> {
  return targetsBy(await getSettings(db), await getWorkingTime(db));
}
