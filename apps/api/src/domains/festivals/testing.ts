import type { TestApp } from '../../kit/testing/test-app.ts';
import { festivals } from './tables.ts';

type Row = typeof festivals.$inferInsert;

/** Publishes a festival for a test; without values its date is not announced. */
export async function publishFestival(test: TestApp, values: Partial<Row> & Pick<Row, 'title'>) {
  const row: Row = {
    ...{ place: 'Ijebu-Ode', region: 'Ogun', country: 'NG', latitude: 6.8, longitude: 3.9, people: 'yoruba' },
    ...{ cover: '', summary: 'A festival.', story: 'Once.', dress: '', outfits: '', colours: '', etiquette: '' },
    ...{ pastYears: '', ruleText: 'Announced each year.', rule: 'announced', calendarDays: '', days: 1 },
    ...{ isFirm: false, dateStatus: 'confirmed', source: '', publishedAt: test.now },
    ...values,
  };
  const [festival] = await test.app.deps.db.insert(festivals).values(row).returning();
  if (!festival) throw new Error('the festival was not stored');
  return festival;
}
