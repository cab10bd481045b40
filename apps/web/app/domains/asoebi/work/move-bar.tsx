import { moveWorkSets, STAY_REASONS, type WORK_STAGES, type WorkSet } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import type { Answer } from '@adunni/contracts/endpoint';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { handedOverText } from './handover.rules.ts';
import classes from './move-bar.module.css';

type Moved = Answer<typeof moveWorkSets>;
type Stage = (typeof WORK_STAGES)[number];

interface Props {
  work: Pick<MakerWork, '_id' | 'isHeld'>;
  /** The sets that are chosen. */
  chosen: readonly WorkSet[];
  stages: readonly Stage[];
  onMoved: () => void;
}

/** Moves all that is chosen at once. It stands at the foot of the screen, so that no row moves while one chooses. */
export function MoveBar({ work: { _id: invitationId, isHeld }, chosen, stages, onMoved }: Props) {
  const { busy, problem, run } = useChange<Moved>(saidOf, 'We couldn’t move the sets.', onMoved);
  const [asked, setAsked] = useState(0);
  const move = (to: Stage): Promise<Moved> =>
    callApi(moveWorkSets, { params: { invitationId }, body: { setIds: chosen.map(({ _id }) => _id), to } });
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
            onClick={() => (to === 'collected' ? setAsked(going(to)) : void run(() => move(to)))}
          >
            {going(to) === 0 ? SET_STAGES[to].label : `${SET_STAGES[to].label} (${going(to)})`}
          </Button>
        ))}
      </div>
      <FormProblem message={problem} />
      {asked > 0 && (
        <ChangeDialog
          title={`Hand over ${countOf(asked, 'set')}`}
          action="Mark as handed over"
          done={saidOf}
          fallback="We couldn’t move the sets."
          change={async () => {
            const moved = await move('collected');
            onMoved();
            return moved;
          }}
          onClose={() => setAsked(0)}
        >
          <Text>{handedOverText(isHeld)}</Text>
        </ChangeDialog>
      )}
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
