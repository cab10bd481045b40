import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

const PHOTO = join(import.meta.dirname, 'photos/grace-hopper.jpg');
const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });

/** A sum over the finished picture that tells one from another. */
async function sumOf(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page
    .locator('canvas[role=img]')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum = (sum * 31 + (data[i] as number)) % 1_000_003;
      return sum;
    });
}

test('a photo’s fit is adjusted by keyboard and by mouse, undone, compared with another, and wiped back to before', async ({
  page,
  request,
}) => {
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(stage(page, /^Your photo, nothing tried on yet$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Eko Agbada/ }).click();
  await expect(stage(page, /^Your photo in Eko Agbada$/)).toBeVisible();
  const first = await sumOf(page);

  await page.getByRole('button', { name: 'Adjust the fit' }).click();
  const shoulder = page.getByRole('button', { name: 'Left shoulder, move with the arrow keys' });
  const before = await shoulder.boundingBox();
  await shoulder.press('Shift+ArrowUp');
  await expect.poll(async () => (await shoulder.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 3);
  const raised = await sumOf(page);
  expect(raised).not.toBe(first);
  const neck = page.getByRole('button', { name: 'Neck, move with the arrow keys' });
  const { x, y, width } = (await neck.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + width / 2 + 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => ((await neck.boundingBox())?.y ?? 0) - y).toBeCloseTo(20, -1);
  expect(await everyIssueOfBothThemes(page), 'adjusting').toEqual([]);

  // Two fingers draw everything apart and turn it.
  const places = async () => {
    const [left, right] = [await shoulder.boundingBox(), await otherShoulder.boundingBox()];
    return { across: (left?.x ?? 0) - (right?.x ?? 0), down: (left?.y ?? 0) - (right?.y ?? 0) };
  };
  const otherShoulder = page.getByRole('button', { name: 'Right shoulder, move with the arrow keys' });
  const held = await places();
  const picture = (await page.getByRole('group', { name: 'Points of the body' }).boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [x: number, y: number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([dx, dy], id) => ({ x: picture.x + dx, y: picture.y + dy, id })),
    });
  await fingers('touchStart', [100, 200], [400, 200]);
  for (const step of [1, 2, 3, 4, 5])
    await fingers('touchMove', [100 - 4 * step, 200], [400 + 2 * step, 200 + 8 * step]);
  await fingers('touchEnd');
  await expect.poll(async () => (await places()).across).toBeGreaterThan(held.across * 1.07);
  expect((await places()).down, 'the left of the body is lower now').toBeGreaterThan(held.down + 8);
  await page.getByRole('button', { name: 'Done' }).click();

  // All that was moved is one step.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sumOf(page)).toBe(first);
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();

  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('button', { name: /^Senator Crest/ }).click();
  await expect(stage(page, /^Your photo in Senator Crest$/)).toBeVisible();
  await expect(stage(page, /^Before: Your photo in Eko Agbada$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  const slider = page.getByRole('slider', { name: 'How much of the picture shows the design' });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0%');
  await expect(stage(page, /Senator Crest/)).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stage(page, /^Your photo in Eko Agbada$/)).toBeVisible();
});

test('the fit on a figure is adjusted and undone, and wiped back to the figure without the design', {
  tag: '@both',
}, async ({ page, request }) => {
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await page.getByRole('button', { name: /^Senator Crest/ }).click();
  await expect(stage(page, /^Amara in Senator Crest$/)).toBeVisible();
  const first = await sumOf(page);
  await page.getByRole('button', { name: 'Adjust the fit' }).click();
  const shoulder = page.getByRole('button', { name: 'Left shoulder, move with the arrow keys' });
  const before = await shoulder.boundingBox();
  await shoulder.press('Shift+ArrowUp');
  await expect.poll(async () => (await shoulder.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 3);
  await expect.poll(() => sumOf(page)).not.toBe(first);
  expect(await everyIssueOfBothThemes(page), 'adjusting on a figure').toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sumOf(page)).toBe(first);
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();

  const slider = page.getByRole('slider', { name: 'How much of the picture shows the design' });
  const pictures = page.locator('[aria-busy] canvas');
  await expect(pictures).toHaveCount(1);
  await slider.press('Home');
  await expect(pictures).toHaveCount(2);
  await expect(stage(page, /Senator Crest/)).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  await expect(pictures.first()).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await slider.press('End');
  await expect(pictures.first()).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  // Another body is another figure, which is drawn when it is asked for.
  await page.getByRole('radio', { name: 'Kofi' }).check({ force: true });
  await expect(stage(page, /^Kofi in Senator Crest$/)).toBeVisible();
  await expect(pictures).toHaveCount(1);
});
