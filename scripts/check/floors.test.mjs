import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { FLOORS_FILE, findFloorViolations, readFloors } from './floors.mjs';

const domain = (name) => `apps/api/src/domains/${name}`;

/** Three domains on two floors: media below, cart and makers beside each other above. */
const check = (files) =>
  findFloorViolations(
    new Map(
      Object.entries({
        [FLOORS_FILE]: [
          ...['media', 'cart', 'makers'].map((name) => `import { ${name} } from './domains/${name}/domain.ts';`),
          'export const FLOORS: readonly (readonly Domain[])[] = [',
          '  [media],',
          '  [cart, makers],',
          '];',
        ].join('\n'),
        [`${domain('media')}/domain.ts`]: '',
        [`${domain('cart')}/domain.ts`]: '',
        [`${domain('makers')}/domain.ts`]: '',
        ...files,
      }),
    ),
  );

test('reads the floors of this product, every domain on one', () => {
  const floors = readFloors(readFileSync(inRoot(FLOORS_FILE), 'utf8'));
  expect(floors[0]).toContain('media');
  expect(new Set(floors.flat()).size).toBe(floors.flat().length);
});

test('lets a domain import what stands below, by its front door', () => {
  expect(check({ [`${domain('cart')}/lines/a.ts`]: "import { media } from '../../media/tables.ts';" })).toEqual([]);
});

const ARROWS = [
  ['up', 'media', "import { add } from '../cart/service.ts';"],
  ['up by a type only', 'media', "import type { Line } from '../cart/rules.ts';"],
  ['up to a table', 'media', "import { carts } from '../cart/tables.ts';"],
  ['beside', 'cart', "import { makers } from '../makers/tables.ts';"],
];
test.each(ARROWS)('refuses an arrow that runs %s', (_way, from, text) => {
  expect(check({ [`${domain(from)}/service.ts`]: text }).join()).toContain(`does not stand below ${from}`);
});

test('refuses a side door', () => {
  const found = check({ [`${domain('cart')}/service.ts`]: "import { cut } from '../media/pictures/service.ts';" });
  expect(found.join()).toContain('service, queries, rules, tables or domain.ts only');
});

test('refuses a front door that opens everything', () => {
  expect(check({ [`${domain('cart')}/service.ts`]: "export * from './lines/service.ts';" }).join()).toContain(
    'by name',
  );
});

test('asks for a floor for every domain, and for one only', () => {
  expect(check({ [`${domain('blog')}/service.ts`]: '' }).join()).toContain('does not list the domain blog');
  const twice = new Map([
    [FLOORS_FILE, 'const FLOORS = [\n  [media],\n  [media],\n];'],
    [`${domain('media')}/domain.ts`, ''],
  ]);
  expect(findFloorViolations(twice).join()).toContain('on another floor already');
});

test('leaves tests alone', () => {
  expect(check({ [`${domain('media')}/a.test.ts`]: "import { add } from '../cart/lines/a.ts';" })).toEqual([]);
});
