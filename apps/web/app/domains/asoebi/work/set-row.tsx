import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Table.css';
import { chosenLine, type PackageBase } from '@adunni/contracts/asoebi/bases';
import type { WorkSet } from '@adunni/contracts/asoebi/production';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { Checkbox, Table } from '@mantine/core';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import { handoverLine, handoverTitle } from './handover.rules.ts';
import { isAhead } from './moving.rules.ts';
import classes from './work.module.css';

interface Props {
  set: WorkSet;
  /** What it is sewn as. */
  base: PackageBase | null;
  /** Whether the caller hands it over, or only sews it. */
  handsOver: boolean;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

/** One set of a group, where it can go next, and what is owed for its order. */
export function SetRow({ set, base, handsOver, isChosen, onChoose }: Props) {
  const { number, title, wearer, size, hasMeasurements, stage, next, handover, address, tableCode, isPaid } = set;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={`Select the set for ${wearer}, ${number}`}
          checked={isChosen}
          disabled={next.length === 0}
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
      <Table.Td data-label="Next">
        {next
          .filter((to) => isAhead(stage, to))
          .map((to) => SET_STAGES[to].label)
          .join(', ') || '–'}
      </Table.Td>
      {handsOver && (
        <Table.Td data-label={handoverTitle(stage)}>{handoverLine({ handover, address, tableCode })}</Table.Td>
      )}
      <Table.Td data-label="Order">
        {number}
        {!isPaid && <span className={classes.owing}>Balance due</span>}
      </Table.Td>
    </Table.Tr>
  );
}
