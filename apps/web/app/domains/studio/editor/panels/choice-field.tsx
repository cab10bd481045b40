import { useId } from 'react';
import classes from './panels.module.css';

interface Props<V> {
  label: string;
  options: readonly { label: string; value?: V }[];
  value: V | undefined;
  onChoose: (value: V | undefined) => void;
}

/** One of some values, as chips. */
export function ChoiceField<V extends string | number | boolean>({ label, options, value, onChoose }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={classes.chips}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.label}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
