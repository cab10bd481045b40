import { getWorkPackingList, WORK_STAGES, type WorkSet } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { setsToDoText } from '@adunni/contracts/asoebi/sets';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { Download } from '../download.tsx';
import { GroupMeasurements } from './group-measurements.tsx';
import { STAGES_TEXT } from './handover.rules.ts';
import { MoveBar } from './move-bar.tsx';
import { choicesOf, shownOf } from './sets/set-choices.rules.ts';
import rows from './sets/set-row.module.css';
import { SetRow } from './sets/set-row.tsx';
import { isFound } from './sets/set-words.rules.ts';
import { SetsWaiting } from './sets/sets-waiting.tsx';
import { SewnBy } from './sewn-by.tsx';
import classes from './work.module.css';

/** As many rows show at first, and with each press more. */
const ROWS = 20;

interface Props {
  work: MakerWork;
  sets: readonly WorkSet[];
}

/** The sheet of a group: every set by package and size, moved along as it is made. */
export function Production({ work, sets }: Props) {
  const [filter, setFilter] = useState({ choice: '', words: useSearchParams()[0].get('find') ?? '' });
  const [most, setMost] = useState(ROWS);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const params = { invitationId: work._id };
  const isMaker = work.as === 'maker';
  const found = shownOf(sets, filter.choice).filter((set) => isFound(set, filter.words));
  const movable = found.filter(({ next }) => next.length > 0);
  const picked = movable.filter(({ _id }) => chosen.has(_id));
  const toggle = (ids: readonly string[], isOn: boolean): void =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  const narrow = (change: Partial<typeof filter>): void => {
    setFilter((before) => ({ ...before, ...change }));
    setMost(ROWS);
  };
  if (sets.length === 0)
    return (
      <Section title="Sets">
        {isMaker && <SewnBy work={work} />}
        <p className={classes.soft}>Nobody has ordered yet. Sets are listed here as soon as guests pay for them.</p>
      </Section>
    );
  return (
    <Section
      title="Sets"
      id="sets"
      aside={
        isMaker && (
          <Download endpoint={getWorkPackingList} sent={{ params }} name="packing-list.pdf">
            Packing list and labels (PDF)
          </Download>
        )
      }
    >
      <p className={classes.lead}>
        {[countOf(sets.length, 'set'), setsToDoText(work.toDo)].filter(Boolean).join(': ')}. {STAGES_TEXT}
      </p>
      {isMaker && !(work.isHandedOver && !work.tailor) && <SewnBy work={work} />}
      <SetsWaiting work={work} sets={sets} picked={picked} />
      <div className={classes.narrowing}>
        <NativeSelect
          label="Show"
          size="md"
          value={filter.choice}
          onChange={({ currentTarget }) => narrow({ choice: currentTarget.value })}
          data={choicesOf(sets, isMaker)}
        />
        <TextInput
          label="Name, order or table"
          type="search"
          size="md"
          value={filter.words}
          onChange={({ currentTarget }) => narrow({ words: currentTarget.value })}
        />
      </div>
      {movable.length > 0 && (
        <Checkbox
          size="md"
          mb="sm"
          label={`Select all ${movable.length}${movable.length < found.length ? ' that can be moved' : ''}`}
          checked={picked.length === movable.length}
          indeterminate={picked.length > 0 && picked.length < movable.length}
          onChange={({ currentTarget }) =>
            toggle(
              movable.map(({ _id }) => _id),
              currentTarget.checked,
            )
          }
        />
      )}
      <ul className={rows.sets} aria-label="Sets">
        {found.slice(0, most).map((set) => (
          <SetRow
            key={set._id}
            set={set}
            handsOver={isMaker}
            isChosen={chosen.has(set._id)}
            onChoose={(isOn) => toggle([set._id], isOn)}
          />
        ))}
      </ul>
      <p role="status" className={classes.soft}>
        {found.length === 0
          ? 'No sets match. Cancelled sets are not listed.'
          : found.length > most
            ? `${most} of ${found.length} shown`
            : ''}
      </p>
      {found.length > most && (
        <Button variant="default" size="md" mt="xs" onClick={() => setMost(most + ROWS)}>
          Show {Math.min(ROWS, found.length - most)} more
        </Button>
      )}
      <MoveBar
        work={work}
        chosen={picked}
        stages={WORK_STAGES.filter((stage) => isMaker || stage !== 'collected')}
        onMoved={() => setChosen(new Set())}
      />
      {sets.some(({ hasMeasurements }) => hasMeasurements) && <GroupMeasurements invitationId={work._id} />}
    </Section>
  );
}
