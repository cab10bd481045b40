import { Button, Select } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { localTime } from '../../availability/public/clocks/times.ts';
import { ownZone } from '../../availability/public/clocks/use-zone.ts';
import classes from './calendar-bar.module.css';
import { rememberCalendar } from './remembered.ts';
import { shiftDay } from './view.ts';

interface Choice {
  label: string;
  name: 'maker' | 'person';
  value: string | null;
  options: readonly { _id: string; name: string }[];
}

interface Props {
  view: 'week' | 'day';
  day: string;
  /** What is shown, in words. */
  title: string;
  choices: readonly Choice[];
}

/** Turns the pages of a calendar, and chooses whose it is. */
export function CalendarBar({ view, day, title, choices }: Props) {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | null): void => {
    const next = new URLSearchParams(search);
    next.set('view', view);
    if (value) next.set(name, value);
    else next.delete(name);
    if (name === 'maker') next.delete('person');
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <div className={classes.bar}>
      <div className={classes.turn}>
        <Button variant="default" onClick={() => change('day', shiftDay(view, day, -1))} aria-label={`Earlier ${view}`}>
          ←
        </Button>
        <Button variant="default" onClick={() => change('day', localTime(new Date().toISOString(), ownZone()).day)}>
          Today
        </Button>
        <Button variant="default" onClick={() => change('day', shiftDay(view, day, 1))} aria-label={`Later ${view}`}>
          →
        </Button>
      </div>
      <p className={classes.title} role="status">
        {title}
      </p>
      {choices.map(({ label, name, value, options }) => (
        <Select
          key={name}
          className={classes.choice}
          aria-label={label}
          data={options.map((option) => ({ value: option._id, label: option.name }))}
          value={value}
          onChange={(chosen) => {
            if (chosen) rememberCalendar({ [name]: chosen });
            change(name, chosen);
          }}
          allowDeselect={false}
          searchable={options.length > 8}
        />
      ))}
    </div>
  );
}
