import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { API_PAGE, renderApiPage } from './api-table.mjs';

it('finds docs/api.md as the contracts say; npm run docs writes it anew', async () => {
  expect(readFileSync(API_PAGE, 'utf8')).toBe(await renderApiPage());
});
