import { expect, it } from 'vitest';
import { inLanes, joinWindows, shownHours, subtractWindows } from './stretches.ts';

const at = (from: number, to: number) => ({ from, to });

it('without leaves what lies beside, between and behind what is taken', () => {
  const open = [at(540, 780), at(840, 1020)];
  expect(subtractWindows(open, [])).toEqual(open);
  expect(subtractWindows(open, [at(600, 660), at(720, 900)])).toEqual([at(540, 600), at(660, 720), at(900, 1020)]);
  expect(subtractWindows(open, [at(0, 1440)])).toEqual([]);
  expect(subtractWindows(open, [at(780, 840)])).toEqual(open);
});

it('shownHours grows from the usual day to what lies outside of it, in whole hours', () => {
  expect(shownHours([])).toEqual(at(480, 1080));
  expect(shownHours([at(435, 500), at(1100, 1110)])).toEqual(at(420, 1140));
});

it('joinWindows makes one of those that meet, and keeps the others apart', () => {
  expect(joinWindows([at(840, 1020), at(540, 720), at(600, 780), at(780, 790)])).toEqual([at(540, 790), at(840, 1020)]);
});

it('inLanes puts beside one another what lies at the same time, and leaves the rest its whole width', () => {
  const lanes = inLanes([at(900, 960), at(600, 660), at(540, 720), at(660, 700), at(720, 780)]);
  expect(lanes.map(({ from, lane, lanes: of }) => [from, lane, of])).toEqual([
    [540, 0, 2],
    [600, 1, 2],
    [660, 1, 2],
    [720, 0, 1],
    [900, 0, 1],
  ]);
});
