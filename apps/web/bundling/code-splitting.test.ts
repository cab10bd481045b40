import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeSplitting } from './code-splitting.ts';
import { contractKind } from './contract-kind.ts';
import { staticImports } from './static-imports.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const APP = join(ROOT, 'apps/web/app');
const contract = (file: string) => join(ROOT, 'packages/contracts/src', file);

/** The chunk that a module comes in, of those that are not left to the bundler. */
function chunkOf(id: string): string | undefined {
  const groups = [...codeSplitting.groups].sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  return groups.find(({ test }) => test(id))?.name;
}

describe('a module comes with', () => {
  it.each([
    ['validator', join(ROOT, 'node_modules/zod/v4/core/schemas.js')],
    ['validator', contract('fields.ts')],
    ['forms', contract('address-forms.ts')],
    ['forms', contract('bookings/forms.ts')],
    ['forms', contract('catalog/products-forms.ts')],
    ['contracts', contract('money.ts')],
    ['contracts', contract('catalog/catalog.ts')],
    ['words', contract('bookings/statuses.ts')],
    ['measures', contract('measurements/units.ts')],
    ['base', join(ROOT, 'node_modules/react/index.js')],
    ['base', join(APP, 'kit/session/use-session.ts')],
    ['base', join(APP, 'shell/site-frame.tsx')],
    ['base', join(APP, 'kit/pictures/picture.tsx')],
    ['base', contract('cart/cart.ts')],
    [undefined, contract('orders/orders.ts')],
    [undefined, contract('measurements/fit.ts')],
    [undefined, join(APP, 'shell/menu-drawer/menu-drawer.tsx')],
    [undefined, join(APP, 'kit/resource/list/list-page.tsx')],
    [undefined, join(APP, 'shell/staff/staff-layout.tsx')],
    [undefined, join(APP, 'domains/cart/cart.page.tsx')],
    [undefined, join(ROOT, 'node_modules/@mantine/core/esm/index.mjs')],
  ])('%s: %s', (chunk, id) => {
    expect(chunkOf(id)).toBe(chunk);
  });
});

const VALUES = /import (?!type )\{([^}]*)\} from '(?:@adunni\/contracts\/([^']+)|(\.[^']+)\.ts)'/g;

/** Of the plain files of the contracts, the schemas that these files import. */
async function schemasTakenBy(files: readonly string[]): Promise<string[]> {
  const used = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, names = '', from, beside = ''] of readFileSync(file, 'utf8').matchAll(VALUES)) {
      const values = names.split(',').flatMap((name) => /^(?!type )(\w+)/.exec(name.trim())?.[1] ?? []);
      const target = from ? contract(`${from}.ts`) : join(file, '..', `${beside}.ts`);
      used.set(target, new Set([...(used.get(target) ?? []), ...values]));
    }
  }
  expect(used.size).toBeGreaterThan(20);
  const schemas: string[] = [];
  for (const [file, names] of used) {
    if (contractKind(file) !== 'plain') continue;
    const exports = (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
    schemas.push(...[...names].filter((name) => exports[name] instanceof z.ZodType).map((name) => `${file}: ${name}`));
  }
  return schemas;
}

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => join(ROOT, file));

it('is checked in pages by schemas of forms only: any other file of the contracts would bring the validator everywhere', async () => {
  expect(await schemasTakenBy(filesOf('apps/web/app/**/*.{ts,tsx}'))).toEqual([]);
});

it('lends forms its words only: a schema among them would bring the validator to every list', async () => {
  const schemas = filesOf('packages/contracts/src/**/*.ts').filter((file) => contractKind(file) !== 'plain');
  expect(await schemasTakenBy(schemas)).toEqual([]);
});

it('is made of fields that import no words: those would come with the validator wherever they are used', () => {
  const fields = filesOf('packages/contracts/src/**/fields.ts');
  expect([...staticImports(fields)].sort()).toEqual(fields.sort());
});
