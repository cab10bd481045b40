import type { WeeklyWindow } from '@adunni/contracts/availability/availability';
import { Button, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { offerUndo, UndoNote } from '../../../../kit/undo/undo.tsx';
import { copyDay, replaceDays } from '../../hours/copy-day.ts';
import { CopyMenu } from '../../hours/copy-menu.tsx';
import { TimeInput } from '../clocks/time-field.tsx';
import classes from './hours.module.css';
import { WEEKDAYS } from './week-text.ts';

interface Props<F> {
  form: UseFormReturnType<F>;
  /** The form’s field that holds a week. */
  name: keyof F & string;
}

/** Hours of a week: any number of stretches on each day. */
export function WeekField<F>({ form, name }: Props<F>) {
  const place = useId();
  const current = (): WeeklyWindow[] => (form.getValues()[name] ?? []) as WeeklyWindow[];
  const week = current();
  const change = (next: WeeklyWindow[]): void => {
    form.setFieldValue(name, next as never);
    form.clearErrors();
  };
  const add = (weekday: number): void => {
    const last = week.filter((window) => window.weekday === weekday).at(-1);
    const from = last ? Math.min(last.to + 60, 1380) : 540;
    change([...week, { weekday, from, to: last ? Math.min(from + 180, 1440) : 1020 }]);
  };
  const set = (index: number, values: Partial<WeeklyWindow>): void =>
    change(week.map((window, at) => (at === index ? { ...window, ...values } : window)));
  const copy = (weekday: number, to: number[]): void => {
    change(copyDay(week, weekday, to));
    const isClosed = !week.some((window) => window.weekday === weekday);
    const copied = isClosed
      ? `Like ${WEEKDAYS[weekday - 1]}, closed now: ${daysText(to)}.`
      : `${WEEKDAYS[weekday - 1]}’s hours copied to ${daysText(to)}.`;
    offerUndo(place, copied, () => change(replaceDays(current(), week, to)));
  };
  const problem = form.errors[name];
  return (
    <div>
      {WEEKDAYS.map((day, at) => {
        const windows = week.map((window, index) => ({ ...window, index })).filter(({ weekday }) => weekday === at + 1);
        return (
          <fieldset key={day} className={classes.day}>
            <legend>{day}</legend>
            <div className={classes.windows}>
              {windows.length === 0 && <span className={classes.closed}>Closed</span>}
              {windows.map(({ index, from, to }, number) => (
                <div key={index} className={classes.window}>
                  <TimeInput
                    aria-label={`${day} ${number + 1}, from`}
                    minutes={from}
                    onChange={(minutes) => set(index, { from: minutes })}
                  />
                  <span aria-hidden="true">to</span>
                  <TimeInput
                    aria-label={`${day} ${number + 1}, until`}
                    aria-invalid={form.errors[`${name}.${index}.to`] ? true : undefined}
                    minutes={to}
                    isEnd
                    onChange={(minutes) => set(index, { to: minutes })}
                  />
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    color="red"
                    aria-label={`Remove ${day} ${number + 1}`}
                    onClick={() => change(week.filter((_, other) => other !== index))}
                  >
                    Remove
                  </Button>
                  {form.errors[`${name}.${index}.to`] && (
                    <Input.Error>{form.errors[`${name}.${index}.to`]}</Input.Error>
                  )}
                </div>
              ))}
            </div>
            <div className={classes.tools}>
              <Button variant="subtle" size="compact-sm" aria-label={`Add hours on ${day}`} onClick={() => add(at + 1)}>
                Add hours
              </Button>
              <CopyMenu weekday={at + 1} onCopy={(to) => copy(at + 1, to)} />
            </div>
          </fieldset>
        );
      })}
      {problem && <Input.Error>{problem}</Input.Error>}
      <UndoNote place={place} />
    </div>
  );
}

/** Days in words: `Tuesday`, `6 days`. */
const daysText = (days: readonly number[]): string =>
  days.length === 1 ? (WEEKDAYS[(days[0] ?? 1) - 1] ?? '') : `${days.length} days`;
