import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Model } from '../../../kit/bodies/models.ts';
import { ownFigure, readTyped, TYPED, TYPED_NAMES, type TypedName } from '../../../kit/bodies/own-figure.ts';
import fields from '../../../kit/forms/plain-fields.module.css';
import classes from './choose.module.css';

interface Props {
  skin: Model['look']['skin'];
  onFigure: (figure: Model) => void;
}

const EMPTY: Record<TypedName, string> = { height: '', bust: '', waist: '', hips: '' };

/** Draws a figure from height and three girths, which stay on the device. */
export function OwnFigureForm({ skin, onFigure }: Props) {
  const id = useId();
  const [build, setBuild] = useState<'woman' | 'man'>('woman');
  const [typed, setTyped] = useState(EMPTY);
  const [wrong, setWrong] = useState<Partial<Record<TypedName, string>>>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const read = readTyped(typed);
    setWrong(read.wrong);
    const [first] = TYPED_NAMES.filter((name) => read.wrong[name]);
    if (first) document.getElementById(`${id}${first}`)?.focus();
    else onFigure(ownFigure('Your figure', { build, lengths: read.lengths, skin }));
  }

  return (
    <details className={classes.own}>
      <summary>Draw your own figure</summary>
      <form className={fields.fields} onSubmit={submit} noValidate>
        <label>
          Figure
          <select value={build} onChange={({ target }) => setBuild(target.value === 'man' ? 'man' : 'woman')}>
            <option value="woman">Woman</option>
            <option value="man">Man</option>
          </select>
        </label>
        {TYPED_NAMES.map((name) => (
          <label key={name} htmlFor={`${id}${name}`}>
            {TYPED[name].label} (cm)
            <input
              id={`${id}${name}`}
              inputMode="decimal"
              autoComplete="off"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              aria-invalid={wrong[name] !== undefined || undefined}
              aria-describedby={wrong[name] && `${id}${name}-wrong`}
            />
            {wrong[name] && (
              <span id={`${id}${name}-wrong`} className={classes.wrong}>
                {wrong[name]}
              </span>
            )}
          </label>
        ))}
        <Button type="submit" variant="default">
          Draw figure
        </Button>
      </form>
    </details>
  );
}
