import { test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { expectClean } from '../kit/clean.ts';
import { query } from '../kit/database.ts';

// Every screen of support, help, the company and its documents that no other journey asks axe about in both themes.

const idOf = async (sql: string): Promise<string> => (await query<{ id: string }>(sql))[0]?.id ?? '';

test('pages of help and of the company have no serious issue in either theme', { tag: '@both' }, async ({ page }) => {
  test.setTimeout(240_000);
  await expectClean(page, [
    ...['/about', '/contact', '/cookies', '/accessibility', '/privacy', '/gdpr', '/terms'],
    ...['/support/contact', '/support/shipping', '/support/returns', '/support/size-guide'],
    ...['/support/help-center?category=measuring', '/support/help-center?q=xylophones'],
    '/support/help-center/how-many-yards',
  ]);
});

test('tickets of a customer have no serious issue in either theme', { tag: '@both' }, async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'customer'));
  const own = await idOf(
    `select t.public_id as id from tickets t join users u on u.id = t.requester_id
      where u.email = 'customer@adunni.example' and t.status = 'Resolved' order by t.number limit 1`,
  );
  await expectClean(page, ['/support/tickets', '/support/tickets/create', `/support/tickets/${own}`]);
});

test('the work of support staff has no serious issue in either theme', { tag: '@both' }, async ({ page, request }) => {
  test.setTimeout(240_000);
  await rememberSession(page, await demoSession(request, 'admin'));
  const open = await idOf(`select id from tickets where status = 'Open' order by number limit 1`);
  const inquiry = await idOf('select id from inquiries order by created_at limit 1');
  const article = await idOf(`select id from help_articles where slug = 'how-many-yards'`);
  const terms = await idOf(`select id from legal_versions where document = 'terms' and number = 2`);
  await expectClean(page, [
    ...['/admin/support/tickets', `/admin/support/tickets/${open}`, '/admin/support/analytics'],
    ...['/admin/support/inquiries', `/admin/support/inquiries/${inquiry}`],
    ...['/admin/support/canned', '/admin/support/canned/add'],
    ...['/admin/support/holidays', '/admin/support/holidays/add'],
    ...['/admin/support/articles', `/admin/support/articles/${article}`, `/admin/support/articles/edit/${article}`],
    ...['/admin/legal', `/admin/legal/${terms}`],
  ]);
});
