import type { WorkSet } from '@adunni/contracts/asoebi/production';
import { SET_STAGE_NAMES, type SetStage } from '@adunni/contracts/asoebi/sets';

type Stage = WorkSet['next'][number];
type Moving = Pick<WorkSet, '_id' | 'stage' | 'next'>;

/** Whether a stage comes later; a set can also be moved back. */
export const isAhead = (stage: SetStage, to: SetStage): boolean =>
  SET_STAGE_NAMES.indexOf(to) > SET_STAGE_NAMES.indexOf(stage);

/** What bringing chosen sets to a stage does: one press never moves some on and others back. */
export function moveOf(chosen: readonly Moving[], to: Stage): { count: number; isBack: boolean; setIds: string[] } {
  const able = chosen.filter(({ next }) => next.includes(to));
  const on = able.filter(({ stage }) => isAhead(stage, to));
  const isBack = on.length === 0 && able.length > 0;
  const sent = isBack ? chosen : chosen.filter((set) => !able.includes(set) || on.includes(set));
  return { count: isBack ? able.length : on.length, isBack, setIds: sent.map(({ _id }) => _id) };
}
