import { testPhoto } from '@adunni/tryon/photo/test-photo';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { demoSession, rememberSession } from '../kit/account.ts';
import { everyIssueOfBothThemes } from '../kit/axe.ts';
import { visit } from '../kit/visit.ts';
import { callAs } from '../makers/workshop.ts';
import { subscriber } from '../subscriptions/subscribing.ts';
import { test } from './drawing.ts';

const [WIDTH, HEIGHT] = [720, 960];
const LENGTHS = { height: 1720, 'bust-girth': 900, 'waist-girth': 700, 'hip-girth': 960 };

/** A drawn woman of those lengths, from head to foot. */
function photoOfHer(): Promise<Buffer> {
  const lengths = { height: 172, bust: 90, waist: 70, hips: 96 };
  const { photo } = testPhoto({ build: 'woman', lengths, skin: [132, 84, 55], isDressed: true }, WIDTH, HEIGHT);
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
  return sharp(Buffer.from(photo.data), { raw }).removeAlpha().jpeg({ quality: 92 }).toBuffer();
}

test('somebody holds measurements against a photo and shares how far it is off, which staff read without a person', {
  tag: '@both',
}, async ({ page, request }) => {
  test.slow();
  const person = await subscriber(request);
  const measuredOn = new Date().toISOString().slice(0, 10);
  const how = { figure: 'woman', ageGroup: 'adult', unit: 'cm', method: 'tailor', confirmed: [], measuredOn };
  await callAs(request, person, '/api/measurements', { data: { ...how, name: 'Zainab', values: LENGTHS } });
  await rememberSession(page, person);
  await visit(page, '/virtual-tryon');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'her.jpg', mimeType: 'image/jpeg', buffer: await photoOfHer() });
  await expect(page.getByRole('img', { name: /^Your photo, nothing/ })).toBeVisible({ timeout: 60_000 });

  const sent: string[] = [];
  page.on('request', (asked) => asked.url().includes('/estimates') && sent.push(asked.postData() ?? ''));
  await page.getByText('Compare with your measurements').click();
  await page.getByLabel('Whose measurements').selectOption({ label: 'Zainab' });
  const waist = page.getByRole('row', { name: /^Waist girth 70 cm about \d+ cm$/ });
  await expect(waist).toBeVisible();
  const about = Number(/about (\d+)/.exec((await waist.textContent()) ?? '')?.[1]);
  expect(Math.abs(about - 70)).toBeLessThan(10);
  expect(await everyIssueOfBothThemes(page), 'the comparison').toEqual([]);
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Share the differences' }).click();
  await expect(page.getByText('Differences shared. Thank you.')).toBeVisible();
  const { differences, ...rest } = JSON.parse(sent[0] ?? '{}');
  expect(Object.keys(rest).sort()).toEqual(['profileId', 'version']);
  expect(differences.map(({ measure }: { measure: string }) => measure)).toEqual([
    ...['bust-girth', 'waist-girth', 'hip-girth'],
  ]);

  await rememberSession(page, await demoSession(request, 'admin'));
  await page.goto('/admin/virtual-tryon/measurements');
  await expect(page.getByRole('link', { name: /^Lengths compared/ })).toBeVisible();
  expect(await everyIssueOfBothThemes(page), 'the measurements').toEqual([]);
  await page.getByRole('link', { name: /^Waist girth/ }).click();
  await expect(page).toHaveURL(/\/measurements\/estimates\?.*measure=waist-girth/);
  await expect(page.getByText('By a tailor or designer').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Zainab')).toHaveCount(0);
  expect(await everyIssueOfBothThemes(page), 'the estimates').toEqual([]);
});
