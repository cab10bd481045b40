import { BRAND } from '@adunni/contracts/brand';
import { JOB_KINDS, TEAMS } from '@adunni/contracts/careers/names';
import { desc } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import { escaped, type Feed } from '../../kit/feeds/feed.rules.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { hasStatus } from './queries.ts';
import { jobOpenings, type OpeningRow } from './tables.ts';

/** Open positions as a feed at this path, the latest first. */
export async function readOpeningsFeed(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  path: string,
): Promise<Feed> {
  const { origin } = new URL(config.publicUrl);
  const open = hasStatus('open', shopDay(clock()));
  const rows = await db.select().from(jobOpenings).where(open).orderBy(desc(jobOpenings.publishedAt));
  return {
    title: `Open positions at ${BRAND.name}`,
    description: 'What we are looking for, with pay and place.',
    ...{ url: `${origin}/careers`, feedUrl: origin + path },
    entries: rows.map((row) => ({
      ...{ title: titleOf(row), url: `${origin}/careers/${row.slug}`, summary: row.summary, authors: [BRAND.name] },
      ...{ publishedAt: row.publishedAt ?? row.createdAt, updatedAt: row.updatedAt },
      ...{ tags: [TEAMS[row.team], JOB_KINDS[row.kind]], html: htmlOf(row) },
    })),
  };
}

const titleOf = ({ title, place, isRemote }: OpeningRow): string =>
  `${title}, ${isRemote ? `remote (${place})` : place}`;

function htmlOf({ about, tasks, needs, offers }: OpeningRow): string {
  const paragraphs = about.split(/\n{2,}/).map((text) => `<p>${escaped(text)}</p>`);
  const lists = [
    ['What you will do', tasks],
    ['What you bring', needs],
    ['What we offer', offers],
  ].map(([heading = '', text = '']) => {
    const lines = text.split('\n').filter((each) => each.trim() !== '');
    return `<h2>${heading}</h2><ul>${lines.map((each) => `<li>${escaped(each.trim())}</li>`).join('')}</ul>`;
  });
  return [...paragraphs, ...lists].join('');
}
