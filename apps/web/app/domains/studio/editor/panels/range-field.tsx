import type { CSSProperties } from 'react';
import classes from './range-field.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words. */
  text: string;
  /** What lies along the slider: colours. */
  track?: string;
  onChange: (value: number) => void;
  /** The slider came to rest. */
  onRest: () => void;
}

/** A value between two. */
export function RangeField({ label, value, min, max, step, text, track, onChange, onRest }: Props) {
  return (
    <label className={classes.range} data-track={track !== undefined || undefined}>
      <span>{label}</span>
      <input
        type="range"
        {...{ value, min, max, step }}
        aria-valuetext={text}
        style={track ? ({ '--track': track } as CSSProperties) : undefined}
        onChange={({ target }) => onChange(Number(target.value))}
        onPointerUp={onRest}
        onPointerCancel={onRest}
        onKeyUp={onRest}
        onBlur={onRest}
      />
      <output>{text}</output>
    </label>
  );
}
