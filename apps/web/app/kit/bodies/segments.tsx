import { useId } from 'react';
import classes from './segments.module.css';

interface Props<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  className?: string | undefined;
}

/** One of two or three, side by side. */
export function Segments<V extends string>({ legend, options, value, onChange, className = '' }: Props<V>) {
  const name = useId();
  return (
    <fieldset className={`${classes.segments} ${className}`}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
