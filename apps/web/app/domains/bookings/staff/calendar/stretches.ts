import type { DayWindow } from '@adunni/contracts/availability/availability';

/** What is left of some windows of a day once others are taken out of them; all in minutes, in order. */
export function subtractWindows(windows: readonly DayWindow[], taken: readonly DayWindow[]): DayWindow[] {
  const cut = (left: DayWindow[], { from, to }: DayWindow): DayWindow[] =>
    left.flatMap((window) =>
      [
        { from: window.from, to: Math.min(window.to, from) },
        { from: Math.max(window.from, to), to: window.to },
      ].filter((rest) => rest.from < rest.to),
    );
  return taken.reduce(cut, [...windows]).sort((a, b) => a.from - b.from);
}

/** Windows that lie in any of these, those that meet as one, in order. */
export function joinWindows(windows: readonly DayWindow[]): DayWindow[] {
  const joined: DayWindow[] = [];
  for (const { from, to } of [...windows].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** A place beside what lies at the same time: which lane of how many. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** Gives what lies at the same time lanes beside one another; what stands alone has the whole width. In order. */
export function inLanes<T extends DayWindow>(windows: readonly T[]): (T & Lane)[] {
  const ordered = [...windows].sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: (T & Lane)[] = [];
  let together: (T & Lane)[] = [];
  for (const window of ordered) {
    if (together.every(({ to }) => to <= window.from)) together = [];
    const taken = together.filter(({ to }) => to > window.from).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    const next = { ...window, lane, lanes: 1 };
    together.push(next);
    placed.push(next);
    const lanes = Math.max(...together.map((each) => each.lane)) + 1;
    for (const each of together) each.lanes = lanes;
  }
  return placed;
}

/** The hours that a calendar shows: the usual ones, and as many more as something lies in; whole hours, in minutes. */
export function shownHours(windows: readonly DayWindow[]): DayWindow {
  const usual = { from: 480, to: 1080 };
  const from = Math.min(usual.from, ...windows.map((window) => window.from));
  const to = Math.max(usual.to, ...windows.map((window) => window.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
