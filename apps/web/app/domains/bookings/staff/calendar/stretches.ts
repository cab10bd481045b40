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

/** The hours that a calendar shows: the usual ones, and as many more as something lies in; whole hours, in minutes. */
export function shownHours(windows: readonly DayWindow[]): DayWindow {
  const usual = { from: 480, to: 1080 };
  const from = Math.min(usual.from, ...windows.map((window) => window.from));
  const to = Math.max(usual.to, ...windows.map((window) => window.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
