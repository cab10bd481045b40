import '@mantine/core/styles/Checkbox.css';
import type { WorkSet } from '@adunni/contracts/asoebi/production';
import { SET_STAGES } from '@adunni/contracts/asoebi/sets';
import { Checkbox } from '@mantine/core';
import { useId, useState } from 'react';
import { Facts } from '../../../../kit/resource/facts.tsx';
import { StatusLabel } from '../../../../kit/resource/status.tsx';
import { handoverLine } from '../handover.rules.ts';
import { isAhead } from '../moving.rules.ts';
import classes from './set-row.module.css';
import { blockOf, sewnByOf } from './set-words.rules.ts';

interface Props {
  set: WorkSet;
  /** Whether the caller hands it over, or only sews it. */
  handsOver: boolean;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

/** One set of a group: whose it is, by what it is made, how far it is and what blocks it; the rest once it is opened. */
export function SetRow({ set, handsOver, isChosen, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const { number, title, wearer, stage, next } = set;
  const block = blockOf(set);
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <Checkbox
        size="md"
        className={classes.choice}
        aria-label={`Select the set for ${wearer}, ${number}`}
        checked={isChosen}
        disabled={next.length === 0}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <button
        type="button"
        className={classes.name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <bdi>{wearer}</bdi>
      </button>
      <p className={classes.what}>{[title, sewnByOf(set)].filter(Boolean).join(' · ')}</p>
      <div className={classes.stage} data-stage={stage}>
        <StatusLabel of={SET_STAGES} is={stage} />
      </div>
      {block && <p className={classes.block}>{block}</p>}
      {isOpen && (
        <div id={details} className={classes.details}>
          <Facts facts={factsOf(set, handsOver)} />
        </div>
      )}
    </li>
  );
}

const factsOf = (set: WorkSet, handsOver: boolean) =>
  [
    ['Order', set.number],
    ['Package', set.title],
    ['Size', sewnByOf(set) || 'None needed'],
    ['Next', nextOf(set)],
    ['Handover', handsOver && handoverLine(set)],
    // What is owed stands above.
    ['Balance', set.isPaid && 'Paid in full'],
  ] as const;

const nextOf = ({ stage, next }: WorkSet): string =>
  next
    .filter((to) => isAhead(stage, to))
    .map((to) => SET_STAGES[to].label)
    .join(', ');
