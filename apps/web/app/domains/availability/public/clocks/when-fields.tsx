import { TextInput } from '@mantine/core';
import { useTimeField } from './time-field.tsx';
import { zoneName } from './times.ts';
import classes from './when-fields.module.css';

interface Props {
  day: string;
  onDay: (day: string) => void;
  /** Times of that day in minutes, each under its own label. */
  times: readonly { label: string; minutes: number; onChange: (minutes: number) => void; isEnd?: boolean }[];
  /** Whose clocks they are. */
  zone: string;
  /** What the moment is on somebody else’s clocks. */
  elsewhere?: string;
  problem?: string | null;
}

/** A day and times on it, by the clocks where the work is done. */
export function WhenFields({ day, onDay, times, zone, elsewhere, problem }: Props) {
  return (
    <div>
      <div className={classes.fields} data-span={times.length > 1 || undefined}>
        <TextInput
          type="date"
          size="md"
          label="Day"
          value={day}
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
          required
        />
        {times.map((time) => (
          <TimeText key={time.label} {...time} />
        ))}
      </div>
      <p className={classes.zone}>
        In {zoneName(zone)} time. {elsewhere}
      </p>
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}

function TimeText({ label, ...time }: Props['times'][number]) {
  return <TextInput size="md" label={label} required {...useTimeField(time)} />;
}
