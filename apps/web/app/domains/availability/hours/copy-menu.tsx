import { Button, Menu } from '@mantine/core';
import { WEEKDAYS } from '../public/hours/week-text.ts';

/** Numbers of the days of a week, and of those on which most people work. */
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];

interface Props {
  /** Number of the day whose hours are copied. */
  weekday: number;
  onCopy: (to: number[]) => void;
}

/** Copies the hours of a day: to all others, to the days from Monday to Friday, or to one. */
export function CopyMenu({ weekday, onCopy }: Props) {
  const others = EVERY_DAY.filter((day) => day !== weekday);
  const day = WEEKDAYS[weekday - 1];
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" aria-label={`Copy ${day}’s hours`}>
          Copy
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onCopy(others)}>Copy to all days</Menu.Item>
        <Menu.Item onClick={() => onCopy(others.filter((other) => WORKDAYS.includes(other)))}>
          Copy to Monday to Friday
        </Menu.Item>
        <Menu.Divider />
        {others.map((other) => (
          <Menu.Item key={other} onClick={() => onCopy([other])}>
            Copy to {WEEKDAYS[other - 1]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
