import { labelOf, MEASURES, type MeasureName } from '@adunni/contracts/measurements/catalogue';
import { TAPE_PLACES } from '@adunni/contracts/measurements/tape-places';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Figure } from '../figure/figure.tsx';
import { UnitSwitch } from '../public/sizes/unit-switch.tsx';
import classes from './guide.module.css';
import { LengthField } from './length-field.tsx';
import type { EntryControls } from './use-entry.ts';

interface Props {
  /** What is asked for, in the order of the body. */
  names: readonly MeasureName[];
  controls: EntryControls;
  /** Called at the last measure, or when the person has had enough; what was typed stays. */
  onEnd: () => void;
}

/** One measure after the other: where the tape goes on a figure, and a field for what it says. */
export function Guide({ names, controls, onEnd }: Props) {
  const { entry, leave, isSettled } = controls;
  const [index, setIndex] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const name = names[index] ?? 'height';
  const { local } = MEASURES[name];
  const isLast = index === names.length - 1;

  // The figure stays in sight above the keyboard, so the field must not scroll to the middle.
  useEffect(() => {
    document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [name]);

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
      <div className={classes.head} ref={top}>
        <p className={classes.step} aria-live="polite">
          {index + 1} of {names.length}
        </p>
        <progress className={classes.progress} value={index + 1} max={names.length} aria-label="Progress" />
        <Button variant="subtle" onClick={onEnd}>
          Back to list
        </Button>
      </div>
      <div className={classes.columns}>
        <Figure figure={entry.figure} measure={name} />
        <div className={classes.words}>
          <h2 className={classes.title}>{labelOf(name, entry.figure)}</h2>
          {local && <p className={classes.local}>Also called: {local}</p>}
          <p className={classes.where}>{TAPE_PLACES[name]}</p>
        </div>
        <div className={classes.answer}>
          <UnitSwitch unit={entry.unit} onChange={controls.switchTo} />
          <LengthField key={name} name={name} controls={controls} onEnter={next} isGuided />
          <div className={classes.actions}>
            <Button size="md" onClick={next}>
              {isLast ? 'Finish' : isEmpty ? 'Skip' : 'Next'}
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
