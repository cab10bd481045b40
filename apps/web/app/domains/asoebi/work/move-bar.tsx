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
import { moveOf } from './moving.rules.ts';

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
    callApi(moveWorkSets, { params: { invitationId }, body: { setIds: moveOf(chosen, to).setIds, to } });
  const delivers = chosen.some(({ handover, next }) => handover.kind === 'delivery' && next.includes('collected'));
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
            disabled={moveOf(chosen, to).count === 0}
            loading={busy}
            onClick={() => (to === 'collected' ? setAsked(moveOf(chosen, to).count) : void run(() => move(to)))}
          >
            {labelOf(to, moveOf(chosen, to))}
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
          <Text>{handedOverText({ isHeld, delivers })}</Text>
        </ChangeDialog>
      )}
    </section>
  );
}

/** `Ready (3)`, `Back to Ready (1)` */
function labelOf(to: Stage, { count, isBack }: ReturnType<typeof moveOf>): string {
  const { label } = SET_STAGES[to];
  if (count === 0) return label;
  return `${isBack ? `Back to ${label}` : label} (${count})`;
}

/** `3 sets moved. 2 stay: balance due.` */
function saidOf({ moved, stayed }: Moved): string {
  const reasons = [...new Set(stayed.map(({ why }) => STAY_REASONS[why]))];
  const others = stayed.length === 1 ? '1 stays' : `${stayed.length} stay`;
  const said = `${countOf(moved, 'set')} moved.`;
  return stayed.length === 0 ? said : `${said} ${others}: ${reasons.join(', ')}.`;
}
