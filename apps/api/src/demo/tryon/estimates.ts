import type { Figure, Lengths } from '@adunni/contracts/measurements/catalogue';
import { ESTIMATED } from '@adunni/contracts/tryon/estimates';
import { addProfile } from '../../domains/measurements/profiles.service.ts';
import { keepEstimates } from '../../domains/tryon/estimates/estimates.service.ts';
import type { Ctx, Viewer } from '../../kit/context.ts';

/** Grown people, cm: height, shoulders, bust, waist, hips, arm, inside leg. */
const BODIES: readonly (readonly [Figure, ...number[]])[] = [
  ['woman', 168, 39, 92, 72, 100, 58, 77],
  ['woman', 163, 38, 104, 86, 112, 56, 74],
  ['man', 181, 46, 102, 86, 101, 64, 82],
  ['woman', 159, 40, 118, 98, 124, 55, 71],
  ['man', 175, 45, 110, 99, 107, 62, 79],
  ['woman', 172, 40, 88, 68, 95, 60, 80],
  ['man', 178, 48, 120, 112, 116, 63, 79],
  ['woman', 166, 39, 98, 80, 106, 58, 76],
  ['man', 186, 45, 94, 78, 94, 66, 86],
  ['woman', 161, 38, 90, 76, 103, 56, 73],
];
const METHODS = ['alone', 'helped', 'tailor', 'alone', 'helped'] as const;
/** How far a photo is off, mm: clothes add to girths, and arms hide a full bust. */
const OFF = [6, 22, 31, 17, -9, -14];
const SPREAD = [14, 26, 30, 22, 16, 20];

/** Has a person measure themselves, hold it against a photo, and share how far that was off. */
export async function shareEstimates(ctx: Ctx<Viewer>, index: number): Promise<void> {
  const [figure, height = 0, ...lengths] = BODIES[index % BODIES.length] as (typeof BODIES)[number];
  const values: Lengths = { height: height * 10 };
  ESTIMATED.forEach((measure, i) => {
    values[measure] = (lengths[i] ?? 0) * 10;
  });
  const method = METHODS[index % METHODS.length] ?? 'alone';
  const measuredOn = ctx.clock().toISOString().slice(0, 10);
  const who = { name: ctx.viewer.firstName, figure, ageGroup: 'adult' } as const;
  const taken = { values, unit: 'cm', method, measuredBy: '', measuredOn } as const;
  const profile = await ctx.db.transaction((tx) => addProfile(ctx, tx, ctx.viewer._id, who, taken));
  const isFull = (values['waist-girth'] ?? 0) > height * 5.3;
  const differences = ESTIMATED.map((measure, i) => {
    const swing = (((index * 7 + i * 5) % 9) - 4) / 4;
    const hidden = isFull && measure === 'bust-girth' ? -95 : 0;
    return { measure, difference: Math.round((OFF[i] ?? 0) + hidden + swing * (SPREAD[i] ?? 0)) };
  });
  await keepEstimates(ctx, { profileId: profile._id, version: profile.version, differences });
}
