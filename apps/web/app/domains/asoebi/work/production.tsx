import { chosenLine, type PackageBase } from '@adunni/contracts/asoebi/bases';
import { getWorkPackingList, moveWorkSets, WORK_STAGES, type WorkSet } from '@adunni/contracts/asoebi/production';
import type { MakerWork } from '@adunni/contracts/asoebi/proposals';
import { SET_STAGE_NAMES, SET_STAGES } from '@adunni/contracts/asoebi/sets';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, NativeSelect, Table } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { StackedTable } from '../../../kit/table/stacked-table.tsx';
import { Download } from '../download.tsx';
import { GroupMeasurements } from './group-measurements.tsx';
import classes from './work.module.css';

interface Props {
  work: MakerWork;
  sets: readonly WorkSet[];
}

type Stage = (typeof WORK_STAGES)[number];

/** The sheet of a group: every set by package and size, moved along as it is made. */
export function Production({ work, sets }: Props) {
  const [shown, setShown] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const params = { invitationId: work._id };
  const { busy, problem, run } = useChange<{ moved: number; skipped: number }>(
    ({ moved, skipped }) =>
      skipped === 0 ? `${countOf(moved, 'set')} moved.` : `${countOf(moved, 'set')} moved, ${skipped} could not be.`,
    'We couldn’t move the sets.',
    () => setChosen(new Set()),
  );
  const visible = sets.filter(({ stage }) => shown === '' || stage === shown);
  const toggle = (ids: readonly string[], isOn: boolean): void =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  const picked = visible.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);
  if (sets.length === 0)
    return (
      <Section title="Sets">
        <p className={classes.soft}>Nobody has ordered yet. Sets are listed here as soon as guests pay for them.</p>
      </Section>
    );
  return (
    <Section title="Sets">
      <div className={classes.tools}>
        <NativeSelect
          label="Show"
          size="md"
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          data={[
            { value: '', label: `All stages (${sets.length})` },
            ...SET_STAGE_NAMES.map((value) => ({
              value,
              label: `${SET_STAGES[value].label} (${sets.filter(({ stage }) => stage === value).length})`,
            })),
          ]}
        />
        <Download endpoint={getWorkPackingList} sent={{ params }} name="packing-list.pdf">
          Packing list and labels (PDF)
        </Download>
      </div>
      <StackedTable label="Sets">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Checkbox
                aria-label="Select all"
                checked={picked.length === visible.length && visible.length > 0}
                onChange={({ currentTarget }) =>
                  toggle(
                    visible.map(({ _id }) => _id),
                    currentTarget.checked,
                  )
                }
              />
            </Table.Th>
            <Table.Th scope="col">For</Table.Th>
            <Table.Th scope="col">Package</Table.Th>
            <Table.Th scope="col">Size</Table.Th>
            <Table.Th scope="col">Stage</Table.Th>
            <Table.Th scope="col">Handed over at</Table.Th>
            <Table.Th scope="col">Order</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {visible.map((set) => (
            <SetRow
              key={set._id}
              set={set}
              base={work.packages.find(({ _id }) => _id === set.packageId)?.base ?? null}
              isChosen={chosen.has(set._id)}
              onChoose={(isOn) => toggle([set._id], isOn)}
            />
          ))}
        </Table.Tbody>
      </StackedTable>
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        {WORK_STAGES.map((to: Stage) => (
          <Button
            key={to}
            size="md"
            variant="default"
            disabled={picked.length === 0}
            loading={busy}
            onClick={() => run(() => callApi(moveWorkSets, { params, body: { setIds: picked, to } }))}
          >
            {SET_STAGES[to].label}
          </Button>
        ))}
      </div>
      {sets.some(({ hasMeasurements }) => hasMeasurements) && <GroupMeasurements invitationId={work._id} />}
    </Section>
  );
}

interface RowProps {
  set: WorkSet;
  /** What it is sewn as. */
  base: PackageBase | null;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function SetRow({ set, base, isChosen, onChoose }: RowProps) {
  const { number, title, wearer, size, hasMeasurements, stage, handover, address, tableCode, isPaid } = set;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={`Select the set for ${wearer}, ${number}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td data-title="">{wearer}</Table.Td>
      <Table.Td data-label="Package">
        {title}
        {base && <span className={classes.chosen}>{[base.title, chosenLine(base)].filter(Boolean).join(': ')}</span>}
      </Table.Td>
      <Table.Td data-label="Size">{size ?? (hasMeasurements ? 'Measurements' : '–')}</Table.Td>
      <Table.Td data-label="Stage">
        <StatusLabel of={SET_STAGES} is={stage} />
      </Table.Td>
      <Table.Td data-label="Handed over at">{[handover.name, address, tableCode].filter(Boolean).join(' · ')}</Table.Td>
      <Table.Td data-label="Order">{isPaid ? number : `${number}, balance due`}</Table.Td>
    </Table.Tr>
  );
}
