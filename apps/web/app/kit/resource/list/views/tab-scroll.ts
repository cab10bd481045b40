/** Where something lies from left to right, in pixels of the screen. */
export interface Span {
  left: number;
  right: number;
}

/**
 * How far a row of tabs is scrolled so that its chosen tab shows with whole neighbours: with both where they fit beside
 * it, else with the one before it at the row’s beginning, so that nothing is cut there, else from its own beginning.
 */
export function scrollToTab(row: Span, tabs: readonly Span[], chosen: number): number {
  const width = row.right - row.left;
  const tab = tabs[chosen];
  if (!tab) return 0;
  const [before, after] = [tabs[chosen - 1] ?? tab, tabs[chosen + 1] ?? tab];
  if (after.right - before.left <= width) return (before.left + after.right) / 2 - (row.left + row.right) / 2;
  return (tab.right - before.left <= width ? before.left : tab.left) - row.left;
}
