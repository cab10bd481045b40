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
import { AskHost } from './ask-host.tsx';
import { deliveryEarned } from './earnings.rules.ts';
import { handedOverText, handoverLine, toDeliver, WITHOUT_DETAILS } from './handover.rules.ts';
import classes from './move-bar.module.css';
import { moveOf } from './moving.rules.ts';

type Moved = Answer<typeof moveWorkSets>;
type Stage = (typeof WORK_STAGES)[number];

/** As many are named before they are handed over. */
const NAMED = 8;

interface Props {
  work: Pick<MakerWork, '_id' | 'isHeld' | 'talk' | 'deliveries'>;
  /** The sets that are chosen. */
  chosen: readonly WorkSet[];
  stages: readonly Stage[];
  onMoved: () => void;
}

/** Moves all that is chosen at once. It stands at the foot of the screen, so that no row moves while one chooses. */
export function MoveBar({ work, chosen, stages, onMoved }: Props) {
  const { _id: invitationId, isHeld } = work;
  const { busy, problem, run } = useChange<Moved>(saidOf, 'We couldn’t move the sets.', onMoved);
  const [asked, setAsked] = useState<'measured' | 'collected' | null>(null);
  const close = (): void => setAsked(null);
  const move = (to: Stage): Promise<Moved> =>
    callApi(moveWorkSets, { params: { invitationId }, body: { setIds: moveOf(chosen, to).setIds, to } });
  const handed = chosen.filter(({ next }) => next.includes('collected'));
  const delivered = toDeliver(handed);
  const owing = stages.includes('collected')
    ? chosen.filter(({ stage, isPaid }) => stage === 'ready' && !isPaid).length
    : 0;
  const lacking = chosen.filter(({ stage, lacksDetails }) => stage === 'waiting' && lacksDetails).length;
  const movedTo = (to: Stage) => async (): Promise<Moved> => {
    const moved = await move(to);
    onMoved();
    return moved;
  };

  function press(to: Stage): void {
    if (to === 'collected' || (to === 'measured' && lacking > 0)) setAsked(to);
    else void run(() => move(to));
  }

  return (
    <section className={classes.bar} aria-label="Move sets" data-chosen={chosen.length > 0 || undefined}>
      <p role="status">
        {chosen.length === 0 ? 'Choose sets to move them on.' : `${countOf(chosen.length, 'set')} chosen, move to:`}
      </p>
      <div className={classes.buttons}>
        {stages
          .filter((to) => moveOf(chosen, to).count > 0)
          .map((to) => (
            <Button key={to} size="md" variant="default" loading={busy} onClick={() => press(to)}>
              {labelOf(to, moveOf(chosen, to))}
            </Button>
          ))}
      </div>
      {owing > 0 && (
        <p className={classes.stays}>
          {owing === chosen.length ? 'Not to “Handed over”' : `${owing} not to “Handed over”`}: balance due.
        </p>
      )}
      <FormProblem message={problem} />
      {asked === 'measured' && (
        <ChangeDialog
          title={`Move on ${countOf(lacking, 'set')} without sizes?`}
          action="Move to “To make”"
          done={saidOf}
          fallback="We couldn’t move the sets."
          change={movedTo('measured')}
          onClose={close}
        >
          <Text>{WITHOUT_DETAILS}</Text>
        </ChangeDialog>
      )}
      {asked === 'collected' && (
        <ChangeDialog
          title={`Hand over ${countOf(handed.length, 'set')}`}
          action="Mark as handed over"
          done={saidOf}
          fallback="We couldn’t move the sets."
          change={movedTo('collected')}
          onClose={close}
        >
          <HandedOver handed={handed} staying={chosen.length - handed.length} />
          <Text>{handedOverText({ isHeld, delivery: deliveryEarned(work.deliveries, delivered) }, Date.now())}</Text>
          <AskHost work={work} sets={delivered} onAsk={close}>
            Ask the host how to reach them
          </AskHost>
        </ChangeDialog>
      )}
    </section>
  );
}

/** Whose sets are handed over where; no more than can be read at a glance. */
function HandedOver({ handed, staying }: { handed: readonly WorkSet[]; staying: number }) {
  return (
    <>
      <ul className={classes.handed}>
        {handed.slice(0, NAMED).map((set) => (
          <li key={set._id}>
            <strong>{set.wearer}</strong>, {set.title}: {handoverLine(set)}
          </li>
        ))}
        {handed.length > NAMED && <li>and {countOf(handed.length - NAMED, 'more set')}</li>}
      </ul>
      {staying > 0 && (
        <Text>{countOf(staying, 'chosen set')} can’t be handed over yet and will stay at their present stage.</Text>
      )}
    </>
  );
}

/** `Ready (3)`, `Back to Ready (1)` */
function labelOf(to: Stage, { count, isBack }: ReturnType<typeof moveOf>): string {
  const { label } = SET_STAGES[to];
  return `${isBack ? `Back to ${label}` : label} (${count})`;
}

/** `3 sets moved. 2 stay: balance due.` */
function saidOf({ moved, stayed }: Moved): string {
  const reasons = [...new Set(stayed.map(({ why }) => STAY_REASONS[why]))];
  const others = stayed.length === 1 ? '1 stays' : `${stayed.length} stay`;
  const said = `${countOf(moved, 'set')} moved.`;
  return stayed.length === 0 ? said : `${said} ${others}: ${reasons.join(', ')}.`;
}
