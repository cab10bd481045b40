import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoSession, windowOf } from '../kit/account.ts';
import { seriousIssuesOfBothThemes } from '../kit/axe.ts';
import { mailedPath } from '../kit/outbox.ts';
import { visit } from '../kit/visit.ts';

const CV = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
};

/** Publishes a position of its own; answers with its id and its part of addresses. */
async function openPosition(request: APIRequestContext): Promise<{ _id: string; slug: string; title: string }> {
  const { accessToken } = await demoSession(request, 'admin');
  const headers = { 'x-access-token': accessToken };
  const slug = `weaver-${crypto.randomUUID().slice(0, 8)}`;
  const title = `Weaver ${slug.slice(-8)}`;
  const data = {
    ...{
      title,
      slug,
      team: 'workshop',
      kind: 'full-time',
      place: 'Iseyin',
      isRemote: false,
      payFrom: null,
      payTo: null,
    },
    ...{ summary: 'Weave aso-oke on a loom.', about: 'By hand.', tasks: 'Weave', needs: 'Patience', offers: 'Lunch' },
    questions: [
      { _id: crypto.randomUUID(), label: 'How wide is a strip?', kind: 'text', choices: [], isRequired: true },
    ],
    ...{ hidesNames: false, opensOn: null, closesOn: null },
  };
  const { _id } = await (await request.post('/api/staff/openings', { headers, data })).json();
  await request.post('/api/staff/openings/actions', { headers, data: { action: 'publish', ids: [_id] } });
  return { _id, slug, title };
}

async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Apply' });
  const values = { Name: 'Bisi Cole', Email: email, Phone: '+234 803 000 0000', City: 'Iseyin' };
  for (const [name, value] of Object.entries(values))
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  await form.getByLabel('How wide is a strip?').fill('Ten centimetres.');
  await form.getByRole('checkbox', { name: /^You may keep and read/ }).check();
}
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send application' }).click();

test('somebody applies by phone without an account, and is hired', { tag: '@phone' }, async ({
  page,
  browser,
  request,
}) => {
  const { _id, slug, title } = await openPosition(request);
  const email = `weaver-${crypto.randomUUID()}@example.com`;
  await visit(page, `/careers/${slug}`);
  await fillIn(page, email);
  await send(page);
  await expect(page.getByText('Please add your CV.')).toBeVisible();
  // A file that is none loses nothing of what was written.
  const field = page.getByRole('group', { name: 'CV' }).locator('input[type="file"]');
  await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(page.getByText('Please choose a PDF, DOC or DOCX file.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  await field.setInputFiles(CV);
  await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the form').toEqual([]);
  // What was written outlives a reload, its file too.
  await page.reload();
  await expect(page.getByLabel('How wide is a strip?')).toHaveValue('Ten centimetres.');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeFocused();

  const link = await mailedPath('application', email, '/careers/application/');
  await visit(page, link);
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  expect(await seriousIssuesOfBothThemes(page), 'the link').toEqual([]);

  const staff = await windowOf(browser, await demoSession(request, 'admin'));
  await staff.setViewportSize({ width: 1440, height: 900 });
  await visit(staff, `/admin/careers/applications?opening=${_id}`);
  expect(await seriousIssuesOfBothThemes(staff), 'the board').toEqual([]);
  await staff
    .getByRole('article')
    .filter({ hasText: 'Bisi Cole' })
    .dragTo(staff.getByRole('region', { name: /^Screening/ }));
  await expect(staff.getByRole('region', { name: 'Screening 1' }).getByLabel('Stage of Bisi Cole')).toBeFocused();
  await staff.keyboard.press('ArrowDown');
  const dialog = staff.getByRole('dialog', { name: 'Move Bisi Cole to Interview' });
  await dialog.getByLabel('Subject').fill(`Tea and a loom: ${title}`);
  await dialog.getByRole('button', { name: 'Show preview' }).click();
  await expect(dialog.frameLocator('iframe').getByText('Dear Bisi Cole,')).toBeVisible();
  expect(await seriousIssuesOfBothThemes(staff), 'the email').toEqual([]);
  await dialog.getByRole('button', { name: 'Move and send email' }).click();
  await expect(staff.getByRole('region', { name: 'Interview 1' }).getByLabel('Stage of Bisi Cole')).toBeFocused();
  await mailedPath('application', email, '/careers/application/');

  await staff.getByRole('link', { name: 'Bisi Cole' }).click();
  await expect(staff.getByText(`Tea and a loom: ${title}`)).toBeVisible();
  await staff.getByRole('button', { name: 'Set interview' }).click();
  const times = staff.getByRole('dialog', { name: 'Set interview' });
  await times.getByLabel('Date and time').fill('2040-03-01T10:00');
  await times.getByRole('button', { name: 'Add another time' }).click();
  await times.getByRole('textbox', { name: 'Time 2' }).fill('2040-03-02T15:00');
  await times.getByLabel('Place').fill('The loom shed, Iseyin');
  await times.getByRole('checkbox').first().check();
  expect(await seriousIssuesOfBothThemes(staff), 'the interview').toEqual([]);
  await times.getByRole('button', { name: 'Propose and send email' }).click();
  await expect(staff.getByRole('button', { name: 'Remove time' })).toHaveCount(2);
  expect(await seriousIssuesOfBothThemes(staff), 'the record').toEqual([]);

  // Who applied chooses one of the times, which is the interview from then on.
  await visit(page, link);
  const choice = page.getByRole('form', { name: 'Choose a time for your interview' });
  await expect(choice.getByRole('button', { name: 'Confirm time' })).toBeDisabled();
  await choice.getByRole('radio', { name: /2 March 2040/ }).check();
  expect(await seriousIssuesOfBothThemes(page), 'the choice').toEqual([]);
  await choice.getByRole('button', { name: 'Confirm time' }).click();
  await expect(page.getByRole('heading', { name: 'Your interview' })).toBeVisible();
  await expect(choice).toBeHidden();
  await staff.reload();
  await expect(staff.getByRole('button', { name: 'Change interview' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Remove time' })).toBeHidden();
  await expect(page.getByText('The loom shed, Iseyin')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('interview.ics');

  await staff.getByRole('button', { name: 'Move to Hired' }).click();
  await staff.getByRole('button', { name: 'Move and send email' }).click();
  await expect(staff.getByText('Application moved and email sent.')).toBeVisible();
  await visit(page, link);
  await expect(page.getByText('Hired', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw application' })).toBeHidden();
});

test('somebody withdraws by the link that they were mailed', async ({ page, request }) => {
  const { slug } = await openPosition(request);
  const email = `weaver-${crypto.randomUUID()}@example.com`;
  await visit(page, `/careers/${slug}`);
  await fillIn(page, email);
  await page.getByRole('group', { name: 'CV' }).locator('input[type="file"]').setInputFiles(CV);
  await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
  await send(page);
  await visit(page, await mailedPath('application', email, '/careers/application/'));
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('You withdrew this application.')).toBeVisible();
});
