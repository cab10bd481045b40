import { expect, it } from 'vitest';
import { scrollToTab } from './tab-scroll.ts';

/** A row of tabs of these widths, 20 apart, from its left edge at 16. */
function tabsOf(...widths: number[]) {
  let left = 16;
  return widths.map((width) => {
    const span = { left, right: left + width };
    left += width + 20;
    return span;
  });
}
const ROW = { left: 16, right: 374 };

it('shows both neighbours whole where they fit, in the middle', () => {
  const tabs = tabsOf(30, 60, 100, 60, 200);
  // From 66 to 326 the three take 260 of 358.
  expect(scrollToTab(ROW, tabs, 2)).toBe((66 + 326) / 2 - 195);
});

it('begins with the tab before where all three do not fit, so that nothing is cut there', () => {
  const tabs = tabsOf(30, 120, 170, 150);
  expect(scrollToTab(ROW, tabs, 2)).toBe(50);
  expect(scrollToTab(ROW, tabs, 3), 'the last with the one before it').toBeGreaterThan(0);
});

it('begins with a tab that leaves its neighbours no room', () => {
  expect(scrollToTab(ROW, tabsOf(300, 300, 300), 1)).toBe(320);
  expect(scrollToTab(ROW, tabsOf(300), 3)).toBe(0);
});
