import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from '../compile/source-hash.mjs';
import { root } from '../setup/paths.mjs';

const KEPT = 'apps/api/migrations/objects.json';
const DOMAINS = 'apps/api/src/domains';

const hashOf = (base) =>
  hashSources(
    base,
    readdirSync(path.join(base, DOMAINS))
      .sort()
      .map((domain) => `${DOMAINS}/${domain}/database.sql`),
  );

const keptIn = (base) =>
  existsSync(path.join(base, KEPT))
    ? JSON.parse(readFileSync(path.join(base, KEPT), 'utf8'))
    : { version: 0, hash: '' };

/** Says so when the functions, views and triggers of the database changed and their number did not. */
export const findUnnumbered = (base = root) =>
  keptIn(base).hash === hashOf(base)
    ? []
    : [
        `${KEPT}: a database.sql changed; npm run db:generate gives it the next number, by which older processes know it`,
      ];

/** Gives the functions, views and triggers of the database the next number, if any of them changed. */
export function numberObjects(base = root) {
  if (findUnnumbered(base).length === 0) return;
  const kept = { version: keptIn(base).version + 1, hash: hashOf(base) };
  writeFileSync(path.join(base, KEPT), `${JSON.stringify(kept, null, 2)}\n`);
}
