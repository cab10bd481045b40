import { expect, type Page } from '@playwright/test';
import { pieceId } from '../checkout/buying.ts';
import { demoSession, rememberSession, windowOf } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** Share of the picture that is drawn on: what is around a figure is transparent. */
const drawnShare = (page: Page): Promise<number> =>
  page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let drawn = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] as number) > 127) drawn++;
    return (drawn * 4) / data.length;
  });

/** Puts the set on a model, and then on another. */
async function wearOnKofi(page: Page, room: string): Promise<void> {
  await visit(page, room);
  await expect(page.getByRole('img', { name: 'Amara in Isiagu Set', exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Kofi' }).check({ force: true });
  await expect(page.getByRole('img', { name: 'Kofi in Isiagu Set', exact: true })).toBeVisible();
}

/** Picks a size in the room and reads how much of the picture is drawn on then. */
async function sharesOf(page: Page, sizes: readonly string[]): Promise<number[]> {
  await page.getByRole('button', { name: 'Choose options: Isiagu Set' }).click();
  const sheet = page.getByRole('dialog', { name: 'Isiagu Set' });
  const shares: number[] = [];
  for (const size of sizes) {
    await sheet.getByRole('radio', { name: new RegExp(`^${size}(,|$)`) }).check({ force: true });
    await expect(page.getByRole('img', { name: `Kofi in Isiagu Set in size ${size}` })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    shares.push(await drawnShare(page));
  }
  await page.keyboard.press('Escape');
  return shares;
}

test('a size is shown as wide as it is cut, which staff say, and counts as no other try', { tag: '@both' }, async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  await rememberSession(page, await subscriber(request));
  const room = `/virtual-tryon?product=${await pieceId(request, 'Isiagu Set')}`;
  await wearOnKofi(page, room);
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();
  const [small = 0, large = 0, widest = 0] = await sharesOf(page, ['S', 'L', 'XXL']);
  expect(large).toBeGreaterThan(small * 1.01);
  expect(widest).toBeGreaterThan(large * 1.01);
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();

  const desk = await windowOf(browser, await demoSession(request, 'admin'));
  await visit(desk, '/admin/virtual-tryon/outfits?q=Isiagu');
  await desk.getByRole('main').getByRole('link', { name: 'Isiagu Set' }).click();
  const ease = desk.getByLabel('Ease of XXL, cm');
  const before = await ease.inputValue();
  const save = desk.getByRole('button', { name: 'Save sizes' });
  await expect(save).toBeDisabled();
  await ease.fill('2');
  await save.click();
  await expect(desk.getByText('Sizes saved.')).toBeVisible();
  expect(await everyIssueOfBothThemes(desk), 'an outfit with its sizes').toEqual([]);

  await wearOnKofi(page, room);
  const [narrower = 0] = await sharesOf(page, ['XXL']);
  expect(narrower).toBeLessThan(widest * 0.99);
  expect(narrower).toBeGreaterThan(large);

  await ease.fill(before);
  await save.click();
  await expect(save).toBeDisabled();
});
