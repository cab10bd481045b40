import type { Slot } from '@adunni/contracts/availability/availability';
import { useId } from 'react';
import { dayText, localTime, partOfDay } from '../public/clocks/times.ts';
import classes from '../public/slots/slots.module.css';
import { TimeLabel } from '../public/slots/time-labels.tsx';

interface Props {
  day: string;
  slots: readonly Slot[];
  /** The reader’s zone, and the maker’s. */
  own: string;
  zone: string;
  isClass?: boolean;
  value: string | null;
  onChoose: (slot: Slot) => void;
}

/** The free times of a day to choose from, by morning, afternoon and evening. */
export function DayTimes({ day, slots, own, zone, isClass = false, value, onChoose }: Props) {
  const name = useId();
  const parts = Map.groupBy(slots, ({ start }) => partOfDay(localTime(start, zone).time));
  return (
    <fieldset className={classes.day}>
      <legend>{dayText(day)}</legend>
      {[...parts].map(([part, within]) => (
        <div key={part} className={classes.part}>
          <p>{part}</p>
          <div className={classes.chips}>
            {within.map((slot) => (
              <label key={slot.start} className={classes.chip}>
                <input
                  type="radio"
                  name={name}
                  checked={Date.parse(slot.start) === Date.parse(value ?? '')}
                  onChange={() => onChoose(slot)}
                />
                <TimeLabel slot={slot} own={own} zone={zone} isClass={isClass} />
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
