import { moveWorkSets, STAY_REASONS, type WORK_STAGES, type WorkSet } from '@adunni/contracts/asoebi/production';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import type { Answer } from '@adunni/contracts/endpoint';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import classes from './move-bar.module.css';

type Moved = Answer<typeof moveWorkSets>;
type Stage = (typeof WORK_STAGES)[number];

interface Props {
  invitationId: string;
  /** The sets that are chosen. */
  chosen: readonly WorkSet[];
  stages: readonly Stage[];
  onMoved: () => void;
}

/** Moves all that is chosen at once. It stands at the foot of the screen, so that no row moves while one chooses. */
export function MoveBar({ invitationId, chosen, stages, onMoved }: Props) {
  const { busy, problem, run } = useChange<Moved>(saidOf, 'We couldn’t move the sets.', onMoved);
  const going = (to: Stage): number => chosen.filter(({ next }) => next.includes(to)).length;
  return (
    <section className={classes.bar} aria-label="Move sets">
      <p role="status">
        {chosen.length === 0 ? 'Choose sets to move them on.' : `${countOf(chosen.length, 'set')} chosen`}
      </p>
      <div className={classes.buttons}>
        {stages.map((to) => (
          <Button
            key={to}
            size="md"
            variant="default"
            disabled={going(to) === 0}
            loading={busy}
            onClick={() =>
              run(() =>
                callApi(moveWorkSets, {
                  params: { invitationId },
                  body: { setIds: chosen.map(({ _id }) => _id), to },
                }),
              )
            }
          >
            {going(to) === 0 ? SET_STAGES[to].label : `${SET_STAGES[to].label} (${going(to)})`}
          </Button>
        ))}
      </div>
      <FormProblem message={problem} />
    </section>
  );
}

/** `3 sets moved. 2 stay: balance due.` */
function saidOf({ moved, stayed }: Moved): string {
  const reasons = [...new Set(stayed.map(({ why }) => STAY_REASONS[why]))];
  const others = stayed.length === 1 ? '1 stays' : `${stayed.length} stay`;
  const said = `${countOf(moved, 'set')} moved.`;
  return stayed.length === 0 ? said : `${said} ${others}: ${reasons.join(', ')}.`;
}
