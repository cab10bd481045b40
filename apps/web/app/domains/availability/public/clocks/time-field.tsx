import { DAY_MINUTES } from '@adunni/contracts/availability/availability';
import { type ComponentPropsWithoutRef, type KeyboardEvent, useState } from 'react';
import { clockText, minutesOf } from './clock.ts';

type Native = Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'type'>;

interface Time {
  minutes: number;
  onChange: (minutes: number) => void;
  /** Whether it ends something, so that `00:00` is midnight at the end of the day. */
  isEnd?: boolean;
}

/** What the arrow keys add. */
const STEP = 15;

/**
 * What a field is given to hold a time of 24 hours: typed as people write it, `9`, `930`, `9:30 pm`, or changed by the
 * arrow keys. What is no time becomes the one before when the field is left.
 */
export function useTimeField({ minutes, onChange, isEnd = false }: Time) {
  const [typed, setTyped] = useState<string | null>(null);

  function take(text: string): void {
    setTyped(text);
    const read = minutesOf(text, isEnd);
    if (read !== null) onChange(read);
  }

  function step({ key, preventDefault }: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void {
    const by = { ArrowUp: STEP, ArrowDown: -STEP }[key];
    if (!by) return;
    preventDefault();
    setTyped(null);
    // An end is never midnight at the beginning of its day.
    const next = (minutes + by + DAY_MINUTES) % DAY_MINUTES;
    onChange(isEnd && next === 0 ? DAY_MINUTES : next);
  }

  return {
    value: typed ?? clockText(minutes),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 8,
    'aria-description': 'A time such as 09:30. The arrow keys change it by 15 minutes.',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => take(currentTarget.value),
    onBlur: () => setTyped(null),
    onKeyDown: (event: KeyboardEvent) => step({ key: event.key, preventDefault: () => event.preventDefault() }),
  };
}

/** A time of 24 hours where no frame of a field stands around it. */
export function TimeInput({ minutes, onChange, isEnd, ...props }: Time & Native) {
  const field = useTimeField({ minutes, onChange, isEnd });
  return <input type="text" {...props} {...field} />;
}
