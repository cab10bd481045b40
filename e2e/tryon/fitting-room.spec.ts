import { expect, type Page, type Request } from '@playwright/test';
import { rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { query } from '../kit/database.ts';
import { visit } from '../kit/visit.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

/** What is sent while somebody tries on, other than asking for pictures. */
function watchSending(page: Page): { outside: string[]; sent: { call: string; body: string }[] } {
  const seen = { outside: [] as string[], sent: [] as { call: string; body: string }[] };
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== new URL(page.url()).origin && /^https?:/.test(origin)) seen.outside.push(request.url());
    const method = request.method();
    if (method !== 'GET') seen.sent.push({ call: `${method} ${pathname}`, body: request.postData() ?? '' });
  });
  return seen;
}

const stage = (page: Page, words: RegExp) => page.getByRole('img', { name: words });
const design = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
/** How many different colours the picture has: an empty one has a few. */
const coloursOf = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return new Set(Array.from({ length: 2000 }, (_, i) => String(data.slice(i * 400, i * 400 + 3)))).size;
  });

test('a subscriber tries on an agbada and a gele on a model, and nothing but the count leaves the device', {
  tag: '@both',
}, async ({ page, request }) => {
  await rememberSession(page, await subscriber(request));
  await visit(page, '/virtual-tryon');
  await expect(stage(page, /^Amara, nothing tried on yet$/)).toBeVisible();
  await expect(page.getByText(/^60 try-ons left/)).toBeVisible();
  const { outside, sent } = watchSending(page);
  const bare = await coloursOf(page);

  await design(page, 'Eko Agbada').click();
  await expect(stage(page, /^Amara in Eko Agbada$/)).toBeVisible();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
  expect(await coloursOf(page)).toBeGreaterThan(bare);
  await design(page, 'Auto-gele').click();
  await expect(stage(page, /^Amara in Eko Agbada and Auto-gele$/)).toBeVisible();
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the fitting room').toEqual([]);

  // Taking off and putting on again, and another tone of skin, are the same try.
  await page.getByRole('button', { name: 'Take off Auto-gele' }).click();
  await expect(stage(page, /^Amara in Eko Agbada$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Very dark' }).check({ force: true });
  await design(page, 'Auto-gele').click();
  await expect(stage(page, /^Amara in Eko Agbada and Auto-gele$/)).toBeVisible();
  await expect(page.getByText(/^58 try-ons left/)).toBeVisible();

  // Another body in both is one picture, and one use.
  await page.getByRole('radio', { name: 'Leila' }).check({ force: true });
  await expect(stage(page, /^Leila in Eko Agbada and Auto-gele$/)).toBeVisible();
  await expect(page.getByText(/^57 try-ons left/)).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('adunni-eko-agbada-auto-gele.jpg');

  expect(outside).toEqual([]);
  const tries = sent.filter(({ call }) => call === 'POST /api/virtual-tryon/tries');
  expect(tries.map(({ body }) => Object.keys(JSON.parse(body)).sort())).toEqual(
    [1, 2, 3].map(() => ['consent', 'device', 'milliseconds', 'on', 'profileId', 'times', 'way', 'worn']),
  );
  expect(Math.max(...sent.map(({ body }) => body.length))).toBeLessThan(500);
});

test('somebody draws their own figure by keyboard; above the plan’s limit nothing is shown, with the way to another', async ({
  page,
  request,
}) => {
  const person = await subscriber(request);
  await rememberSession(page, person);
  await visit(page, '/virtual-tryon');
  await expect(stage(page, /nothing tried on/)).toBeVisible();
  await page.getByText('Draw your own figure').focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Height (cm)').fill('16');
  await page.getByRole('button', { name: 'Draw figure' }).press('Enter');
  await expect(page.getByText('Between 130 and 220 cm.')).toBeVisible();
  await expect(page.getByLabel('Height (cm)')).toBeFocused();
  for (const [label, value] of [
    ['Height', '168'],
    ['Bust or chest', '104'],
    ['Waist', '88'],
    ['Hips', '112'],
  ] as const)
    await page.getByLabel(`${label} (cm)`).fill(value);
  await page.keyboard.press('Enter');
  await expect(stage(page, /^Your figure, nothing tried on yet$/)).toBeVisible();

  await design(page, 'Corset Gown').focus();
  await page.keyboard.press('Enter');
  await expect(stage(page, /^Your figure in Corset Gown$/)).toBeVisible();
  await expect(page.getByText(/^59 try-ons left/)).toBeVisible();
  const use = (count: number) =>
    query(
      `update usage_counters set used = $2 from subscriptions s
       where s.id = usage_counters.subscription_id and s.user_id = (select id from users where email = $1)`,
      [person.email, count],
    );
  await expect(page.getByText('80% of the 60')).toBeHidden();
  await use(47);
  await design(page, 'Auto-gele').press('Enter');
  await expect(page.getByText('You have used 80% of the 60 included in your plan this month.')).toBeVisible();
  await page.getByRole('button', { name: 'Take off Auto-gele' }).press('Enter');
  await use(60);
  await design(page, 'Adire Duster').press('Enter');
  await expect(page.getByRole('alert').getByText('You have reached your plan’s limit for this period.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toBeVisible();
  await expect(page.getByText('You have used all 60 included in your plan this month.')).toBeVisible();
  // What was on before stays, and can go on being looked at.
  await expect(stage(page, /^Your figure in Corset Gown$/)).toBeVisible();
  await page.getByRole('button', { name: 'Take off Corset Gown' }).press('Enter');
  await expect(stage(page, /^Your figure, nothing tried on yet$/)).toBeVisible();
});
