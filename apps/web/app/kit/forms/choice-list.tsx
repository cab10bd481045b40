import '@mantine/core/styles/Radio.css';
import { Radio } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice-list.module.css';

interface Choice {
  value: string;
  label: string;
  description?: ReactNode;
  aside?: ReactNode;
}

export interface ChoiceListProps {
  label: string;
  /** Null while none is chosen. */
  value: string | null;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

/** A few ways to choose from, each a row that can be pressed as a whole. */
export function ChoiceList({ label, value, choices, onChoose }: ChoiceListProps) {
  const id = useId();
  return (
    <Radio.Group aria-label={label} value={value} onChange={onChoose} className={classes.list}>
      {choices.map((choice) => (
        <label key={choice.value} htmlFor={`${id}-${choice.value}`} className={classes.choice}>
          <Radio id={`${id}-${choice.value}`} value={choice.value} />
          <span className={classes.words}>
            <span className={classes.label}>{choice.label}</span>
            {choice.description && <small>{choice.description}</small>}
          </span>
          <span className={classes.aside}>{choice.aside}</span>
        </label>
      ))}
    </Radio.Group>
  );
}
