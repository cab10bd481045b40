import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { remaining } from './remaining.ts';

interface Props {
  until: string;
  /** What is held: `Your items are reserved while you pay`. */
  held: string;
  onOver: () => void;
}

/** How long something is still held for the person who pays; calls back once when the time has run out. */
export function HoldClock({ until, held, onOver }: Props) {
  const [now, setNow] = useState(Date.now);
  const over = now >= Date.parse(until);

  useEffect(() => {
    if (over) return onOver();
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, onOver]);

  return (
    <Text size="sm" c="dimmed">
      {held}:{' '}
      <strong role="timer" aria-label="Time left to pay">
        {remaining(until, now)}
      </strong>
    </Text>
  );
}
