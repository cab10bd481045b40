import type { Draw } from '../../../../kit/draw.ts';
import { DAY_MS } from '../../../../kit/durations.rules.ts';
import type { Choice } from '../../testing.ts';

/** The simulation looks at the world every four hours; everything that people do falls on such a moment. */
export const TICK_MS = 4 * 3_600_000;

export type Act =
  | { do: 'trial' | 'subscribe' | 'change'; choice: Choice }
  | { do: 'save-card' | 'resume' | 'cancel' | 'keep' | 'undo-change' | 'card-fails' | 'card-works' }
  | { do: 'pause'; months: 1 | 2 | 3 };

/** What somebody does and when, in order of time. */
export type Life = { at: Date; act: Act }[];

const CHOICES: Choice[] = [
  { plan: 'lite', interval: 'month' },
  { plan: 'plus', interval: 'month' },
  { plan: 'plus', interval: 'year' },
  { plan: 'pro', interval: 'month' },
];

/** Makes up how somebody takes part between two moments: most leave within a year, some come back. */
export function liveOnce(draw: Draw, from: Date, until: Date): Life {
  const life: Life = [];
  const plan = (days: number, act: Act) => {
    const at = new Date(joined.getTime() + Math.round((days * DAY_MS) / TICK_MS) * TICK_MS);
    if (at < until) life.push({ at, act });
  };
  const joined = beginningOf(draw, from, until);
  const stays = 8 + draw.between(0, 1) ** 2 * 500;
  plan(0, { do: draw.chance(0.5) ? 'trial' : 'subscribe', choice: choose(draw) });
  if (draw.chance(0.65)) plan(draw.between(1, 6.5), { do: 'save-card' });
  if (draw.chance(0.15)) plan(draw.between(2, 6), { do: 'subscribe', choice: choose(draw) });
  const sometime = () => draw.between(9, Math.max(10, stays));
  if (draw.chance(0.35)) {
    const at = sometime();
    plan(at, { do: 'change', choice: choose(draw) });
    if (draw.chance(0.5)) plan(at + draw.between(1, 6), { do: 'undo-change' });
  }
  if (draw.chance(0.2)) plan(sometime(), { do: 'change', choice: choose(draw) });
  if (draw.chance(0.2)) pauses(draw, sometime(), plan);
  if (draw.chance(0.35)) failsFor(draw, sometime(), plan);
  if (draw.chance(0.15)) {
    const at = sometime();
    plan(at, { do: 'cancel' });
    plan(at + draw.between(0, 12), { do: 'keep' });
  }
  plan(stays, draw.chance(0.7) ? { do: 'cancel' } : { do: 'card-fails' });
  if (draw.chance(0.3)) {
    const back = stays + draw.between(35, 150);
    plan(back, { do: 'card-works' });
    plan(back, { do: 'subscribe', choice: choose(draw) });
    plan(back + draw.between(40, 200), { do: 'cancel' });
  }
  return life.sort((a, b) => a.at.getTime() - b.at.getTime());
}

const choose = (draw: Draw): Choice => draw.pick(CHOICES);

/** When somebody joins: any day, more often a month’s last ones, and some on the leap day. */
function beginningOf(draw: Draw, from: Date, until: Date): Date {
  const span = (until.getTime() - from.getTime()) / DAY_MS;
  const day = new Date(from.getTime() + Math.floor(draw.between(0, span * 0.85)) * DAY_MS);
  if (draw.chance(0.3)) day.setUTCDate(draw.whole(29, 31));
  const moment = draw.chance(0.03) ? new Date('2028-02-29T00:00:00Z') : day;
  return new Date(moment.getTime() + draw.whole(0, 5) * TICK_MS);
}

function pauses(draw: Draw, at: number, plan: (days: number, act: Act) => void): void {
  plan(at, { do: 'pause', months: draw.pick([1, 2, 3]) });
  if (draw.chance(0.5)) plan(at + draw.between(3, 60), { do: 'resume' });
}

function failsFor(draw: Draw, at: number, plan: (days: number, act: Act) => void): void {
  plan(at, { do: 'card-fails' });
  plan(at + draw.between(10, 40), { do: 'card-works' });
}
