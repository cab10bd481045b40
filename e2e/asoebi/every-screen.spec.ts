import { test } from '@playwright/test';
import { demoSession, rememberSession } from '../kit/account.ts';
import { expectClean } from '../kit/clean.ts';
import { query } from '../kit/database.ts';

// Screens of celebrations that no other journey asks axe about in both themes.

const idOf = async (sql: string): Promise<string> => (await query<{ id: string }>(sql))[0]?.id ?? '';
const WEDDING = 'Tọ́lá weds Chidi';
const eventOf = (title: string): Promise<string> => idOf(`select id from aso_ebi_events where title = '${title}'`);

test('what waits and what is offered has no serious issue in either theme', { tag: '@both' }, async ({ page }) => {
  const places = await query<{ id: string }>(
    `select min(public_id) as id from aso_ebi_waiting where status in ('waiting', 'offered') group by status`,
  );
  await expectClean(
    page,
    places.map(({ id }) => `/cultural/aso-ebi/waiting/${id}`),
  );
});

test('steps and views of a host have no serious issue in either theme', { tag: '@both' }, async ({ page, request }) => {
  test.setTimeout(240_000);
  await rememberSession(page, await demoSession(request, 'customer'));
  const [wedding, draft] = [await eventOf(WEDDING), await eventOf('Naming of baby Ire')];
  await expectClean(page, [
    ...['about', 'handover'].map((step) => `/cultural/aso-ebi/event/${draft}/edit?step=${step}`),
    ...['overview', 'sets', 'people', 'edit'].map((view) => `/cultural/aso-ebi/event/${wedding}/host?view=${view}`),
  ]);
});

test('celebrations have no serious issue in either theme for staff', { tag: '@both' }, async ({ page, request }) => {
  await rememberSession(page, await demoSession(request, 'admin'));
  await expectClean(page, ['/admin/cultural/aso-ebi', `/admin/cultural/aso-ebi/${await eventOf(WEDDING)}`]);
});
