import { z } from 'zod';
import type { CancellationPolicy } from './cancellation-policy.ts';

const whole = (most: number) =>
  z.number({ error: 'Required.' }).int('A whole number.').min(0, 'Not less than 0.').max(most, `At most ${most}.`);

/** A cancellation policy as it travels. What a workshop may choose of it is narrower, by the settings. */
export const cancellationPolicy: z.ZodType<CancellationPolicy, CancellationPolicy> = z.object({
  freeHours: whole(720),
  maxMoves: whole(20),
  moveHours: whole(720),
  // Its words stand here once more: what is imported here comes with the validator wherever it is used.
  keptOf: z.enum(['deposit', 'paid']),
  latePercent: whole(100),
  graceMinutes: whole(240),
  noShowPercent: whole(100),
});
