import { expect, type Page } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** What has the focus, as a screen reader calls it: its role and its name. */
async function focused(page: Page): Promise<string> {
  const [focus] = await page.locator(':focus').all();
  const snapshot = focus ? await focus.ariaSnapshot({ timeout: 5000 }) : '';
  return (snapshot.split('\n')[0] ?? '').replace(/^- | \[[^\]]+\]|:$/g, '').trim();
}

/** Goes on by `key` until something so called has the focus; returns what had it on the way. */
async function goTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<string[]> {
  const passed: string[] = [];
  for (let steps = 0; steps < 90; steps++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    passed.push(now);
    if (wanted.test(now)) return passed;
  }
  throw new Error(`Nothing is called ${wanted}: ${passed.join(', ')}`);
}

const told = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

test('somebody without a photo or a mouse draws a figure, is told what it wears, sees its options and undoes it', async ({
  page,
  request,
}) => {
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await expect(told(page, /^Amara, nothing tried on yet$/)).toHaveCount(1);
  expect(await goTo(page, /Skip to content/)).toHaveLength(1);
  await page.keyboard.press('Enter');

  // The figure: an unusable length is told at its field, which gets the focus.
  const toFigure = await goTo(page, /Draw your own figure/);
  expect(
    toFigure.filter((name) => /^(button|radio|link|text)?$/.test(name)),
    'what has no name',
  ).toEqual([]);
  const order = ['Choose a photo', 'Use the camera', 'Amara', 'Use my saved measurements', 'Draw your own figure'];
  const inOrder = toFigure.flatMap((passed) => order.filter((name) => passed.includes(name)));
  expect(inOrder, 'what is passed on the way').toEqual(order);
  await page.keyboard.press('Enter');
  expect(await goTo(page, /Height/)).toEqual(['combobox "Figure"', 'textbox "Height (cm)"']);
  await page.keyboard.type('16');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Height (cm)' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Height (cm)' })).toHaveAccessibleDescription(
    'Between 130 and 220 cm.',
  );
  await page.keyboard.type('8');
  for (const length of ['104', '88', '112']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(length);
  }
  await page.keyboard.press('Enter');
  await expect(told(page, /^Your figure, nothing tried on yet$/)).toHaveCount(1);

  // The design: it is told that it is worn, and that it counted.
  await goTo(page, /Search designs/);
  await page.keyboard.type('corset');
  await expect(page.getByRole('button', { name: /^Corset Gown/ })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('region', { name: 'Choose a design' }).getByRole('listitem')).toHaveCount(1);
  await goTo(page, /Corset Gown/);
  await page.keyboard.press('Space');
  await expect(told(page, /^Your figure in Corset Gown$/)).toHaveCount(1);
  await expect(told(page, /^59 try-ons left/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Corset Gown/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Corset Gown/ })).toHaveAttribute('aria-pressed', 'true');

  // The ways on: a sheet takes the focus and gives it back.
  await goTo(page, /Choose options: Corset Gown/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Corset Gown' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose options: Corset Gown' })).toBeFocused();

  // Undo takes it off again, which is told as well.
  await goTo(page, /"Undo"/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(told(page, /^Your figure, nothing tried on yet$/)).toHaveCount(1);
  await expect(told(page, /^59 try-ons left/)).toHaveCount(1);
});
