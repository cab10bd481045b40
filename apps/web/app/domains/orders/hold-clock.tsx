import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { remaining } from './wording.ts';

/** How long the pieces are still held; calls back once when the time has run out. */
export function HoldClock({ until, onOver }: { until: string; onOver: () => void }) {
  const [now, setNow] = useState(Date.now);
  const over = now >= Date.parse(until);

  useEffect(() => {
    if (over) return onOver();
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, onOver]);

  return (
    <Text size="sm" c="dimmed">
      Your pieces are held for you while you pay:{' '}
      <strong role="timer" aria-label="Time left to pay">
        {remaining(until, now)}
      </strong>
    </Text>
  );
}
