import { getWorkPackingList, WORK_STAGES, type WorkSet } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { SET_STAGE_NAMES, SET_STAGES } from '@adunni/contracts/asoebi/sets';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Table.css';
import { Checkbox, NativeSelect, Table } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../kit/resource/facts.tsx';
import { StackedTable } from '../../../kit/table/stacked-table.tsx';
import { Download } from '../download.tsx';
import { GroupMeasurements } from './group-measurements.tsx';
import { MoveBar } from './move-bar.tsx';
import { SetRow } from './set-row.tsx';
import { SewnBy } from './sewn-by.tsx';
import classes from './work.module.css';

interface Props {
  work: MakerWork;
  sets: readonly WorkSet[];
}

/** The choice of sets whose orders owe something. */
const OWING = 'owing';

/** The sheet of a group: every set by package and size, moved along as it is made. */
export function Production({ work, sets }: Props) {
  const [shown, setShown] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const params = { invitationId: work._id };
  const isMaker = work.as === 'maker';
  const visible = sets.filter((set) => (shown === OWING ? !set.isPaid : shown === '' || set.stage === shown));
  const movable = visible.filter(({ next }) => next.length > 0);
  const toggle = (ids: readonly string[], isOn: boolean): void =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  const picked = movable.filter(({ _id }) => chosen.has(_id));
  if (sets.length === 0)
    return (
      <Section title="Sets">
        {isMaker && <SewnBy work={work} />}
        <p className={classes.soft}>Nobody has ordered yet. Sets are listed here as soon as guests pay for them.</p>
      </Section>
    );
  return (
    <Section title="Sets">
      {isMaker && <SewnBy work={work} />}
      <div className={classes.tools}>
        <NativeSelect
          label="Show"
          size="md"
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          data={choicesOf(sets)}
        />
        {isMaker && (
          <Download endpoint={getWorkPackingList} sent={{ params }} name="packing-list.pdf">
            Packing list and labels (PDF)
          </Download>
        )}
      </div>
      <StackedTable label="Sets">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Checkbox
                aria-label="Select all"
                checked={picked.length === movable.length && movable.length > 0}
                disabled={movable.length === 0}
                onChange={({ currentTarget }) =>
                  toggle(
                    movable.map(({ _id }) => _id),
                    currentTarget.checked,
                  )
                }
              />
            </Table.Th>
            {['For', 'Package', 'Size', 'Stage', 'Next', ...(isMaker ? ['Handover'] : []), 'Order'].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {visible.map((set) => (
            <SetRow
              key={set._id}
              set={set}
              base={work.packages.find(({ _id }) => _id === set.packageId)?.base ?? null}
              handsOver={isMaker}
              isChosen={chosen.has(set._id)}
              onChoose={(isOn) => toggle([set._id], isOn)}
            />
          ))}
        </Table.Tbody>
      </StackedTable>
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

/** Which sets can be shown alone, with how many they are. */
function choicesOf(sets: readonly WorkSet[]): { value: string; label: string }[] {
  const owing = sets.filter(({ isPaid }) => !isPaid).length;
  return [
    { value: '', label: `All stages (${sets.length})` },
    ...SET_STAGE_NAMES.map((value) => ({
      value,
      label: `${SET_STAGES[value].label} (${sets.filter(({ stage }) => stage === value).length})`,
    })),
    ...(owing > 0 ? [{ value: OWING, label: `Balance due (${owing})` }] : []),
  ];
}
