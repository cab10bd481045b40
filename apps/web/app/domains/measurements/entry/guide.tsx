import { labelOf, localTermOf, MEASURES, measuresOf } from '@adunni/contracts/measurements-catalogue';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Figure } from '../figure/figure.tsx';
import { UnitSwitch } from '../unit-switch.tsx';
import { focusMeasure } from './focus-measure.ts';
import classes from './guide.module.css';
import { LengthField } from './length-field.tsx';
import type { EntryControls } from './use-entry.ts';

interface Props {
  controls: EntryControls;
  /** Called at the last measure, or when the person has had enough; what was typed stays. */
  onEnd: () => void;
}

/** One measure after the other: where the tape goes on a figure, and a field for what it says. */
export function Guide({ controls, onEnd }: Props) {
  const { entry, leave, isSettled } = controls;
  const names = measuresOf(entry.figure);
  const [index, setIndex] = useState(0);
  const name = names[index] ?? 'height';
  const local = localTermOf(name, entry.figure);
  const isLast = index === names.length - 1;

  useEffect(() => focusMeasure(name), [name]);

  function next(): void {
    leave(name);
    // The person answers what is asked before the body goes on; leaving the field shows it.
    if (!isSettled(name)) return;
    if (isLast) onEnd();
    else setIndex(index + 1);
  }
  const isEmpty = (entry.typed[name]?.text ?? '').trim() === '';

  return (
    <form className={classes.guide} onSubmit={(event) => event.preventDefault()} noValidate>
      <div className={classes.head}>
        <p className={classes.step} aria-live="polite">
          {index + 1} of {names.length}
        </p>
        <progress className={classes.progress} value={index + 1} max={names.length} aria-label="How far you are" />
        <Button variant="subtle" onClick={onEnd}>
          Back to the list
        </Button>
      </div>
      <div className={classes.columns}>
        <Figure figure={entry.figure} measure={name} />
        <div className={classes.words}>
          <h2 className={classes.title}>{labelOf(name, entry.figure)}</h2>
          {local && <p className={classes.local}>Tailors say: {local}</p>}
          <p className={classes.where}>{MEASURES[name].where}</p>
          <UnitSwitch unit={entry.unit} onChange={controls.switchTo} />
          <LengthField key={name} name={name} controls={controls} onEnter={next} isGuided />
          <div className={classes.actions}>
            <Button size="md" onClick={next}>
              {isLast ? 'To the list' : isEmpty ? 'Skip' : 'Next'}
            </Button>
            {index > 0 && (
              <Button variant="default" size="md" onClick={() => setIndex(index - 1)}>
                Back
              </Button>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}
