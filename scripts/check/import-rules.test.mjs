import { describe, expect, test } from 'vitest';
import { findViolations } from './import-rules.mjs';
import { readImports } from './imports.mjs';

const check = (files) => findViolations(new Map(Object.entries(files)));
const api = (path) => `apps/api/src/${path}`;
const web = (path) => `apps/web/app/${path}`;

const VIOLATIONS = [
  [
    'a service using what tests set up with',
    api('domains/cart/service.ts'),
    "import { fillCart } from './testing.ts';",
    'what is delivered',
  ],
  [
    'routes using what is expected of them',
    api('domains/cart/routes.ts'),
    "import { access } from './authorization.ts';",
    'what is delivered',
  ],
  ['contracts importing another package', 'packages/contracts/src/money.ts', "import { uuid } from 'uuid';", 'zod'],
  ['the engine of the try-on reading files', 'packages/tryon/src/geometry.ts', "import fs from 'node:fs';", 'worker'],
  [
    'a draft of a pattern knowing a domain',
    'packages/patterns/src/drafts/buba.ts',
    "import { MEASURES } from '@adunni/contracts/measurements/catalogue';",
    'knows no domain',
  ],
  [
    'a page drawing garments by itself',
    web('domains/catalog/detail/a.ts'),
    "import { drawRecipe } from '@adunni/garment-art/recipes/draw';",
    'by its worker only',
  ],
  ['contracts reading files', 'packages/contracts/src/money.ts', "import fs from 'node:fs';", 'zod'],
  [
    'a page opening an endpoint’s schemas',
    web('domains/cart/cart.page.tsx'),
    "import { schemasOf } from '@adunni/contracts/schemas';",
    'without their schemas',
  ],
  [
    'a page importing the server',
    web('root.tsx'),
    "import { x } from '../../api/src/app.ts';",
    'never import the server',
  ],
  [
    'a page importing the server by name',
    web('root.tsx'),
    "import { x } from '@adunni/api/app';",
    'never import the server',
  ],
  ['a page importing the server only when used', web('root.tsx'), "await import('@adunni/api/app');", 'never import'],
  ['a page using Node', web('domains/cart/cart.page.tsx'), "import path from 'node:path';", 'browser'],
  [
    'the kit knowing a domain',
    api('kit/auth.ts'),
    "import { users } from '../domains/identity/tables.ts';",
    'knows no domain',
  ],
  [
    'the kit knowing a type of a domain',
    api('kit/a.ts'),
    "import type { U } from '../domains/identity/b.ts';",
    'knows no domain',
  ],
  ['the pages’ kit knowing a domain', web('kit/list.tsx'), "import { C } from '../domains/cart/line.tsx';", 'no shell'],
  [
    'the pages’ kit knowing the calls of a domain',
    web('kit/badge.tsx'),
    "import type { Cart } from '@adunni/contracts/cart/cart';",
    'no calls of a domain',
  ],
  ['the pages’ kit knowing the shell', web('kit/list.tsx'), "import { H } from '../shell/header.tsx';", 'no shell'],
  ['rules reading the database', api('domains/cart/rules.ts'), "import { eq } from 'drizzle-orm';", 'rules are pure'],
  ['rules reading files', api('domains/cart/merge.rules.ts'), "import fs from 'node:fs';", 'rules are pure'],
  [
    'rules rolling dice',
    api('domains/cart/rules.ts'),
    "import { createHash, randomUUID } from 'node:crypto';",
    'rules are pure',
  ],
  ['rules importing tables', api('domains/cart/rules.ts'), "import { carts } from './tables.ts';", 'rules are pure'],
  ['tables calling a service', api('domains/cart/tables.ts'), "import { add } from './service.ts';", 'describe data'],
  ['a service calling routes', api('domains/cart/service.ts'), "import { r } from './routes.ts';", 'other way round'],
  [
    'a domain knowing the demo',
    api('domains/cart/service.ts'),
    "import { demoProducts } from '../../demo/catalog/products.ts';",
    'above all domains',
  ],
  [
    'a test of a domain using the demo',
    api('domains/cart/cart.test.ts'),
    "import { seedDemo } from '../../demo/seed.ts';",
    'above all domains',
  ],
  [
    'a page using another domain',
    web('domains/cart/a.tsx'),
    "import { B } from '../orders/timeline.tsx';",
    'folder `public`',
  ],
  [
    'the shell using the inside of a domain',
    web('shell/header.tsx'),
    "import { B } from '../domains/cart/badge.tsx';",
    'folder `public`',
  ],
  ['a barrel', web('kit/money/index.ts'), "export { a } from './a.ts';\nexport * from './b.ts';", 're-exports'],
  [
    'rows of another domain written',
    api('domains/cart/service.ts'),
    "import { products, type Row } from '../catalog/tables.ts';\nawait db.update(products).set({});",
    'writes products',
  ],
  [
    'rows written under another name',
    api('domains/cart/service.ts'),
    "import { products as goods } from '../catalog/tables.ts';\nawait db\n  .insert(goods).values({});",
    'writes goods',
  ],
];

describe('import rules', () => {
  test.each(VIOLATIONS)('report %s', (_name, file, text, reason) => {
    const found = check({ [file]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(file);
    expect(found[0]).toContain(reason);
  });

  test('let a domain’s front door say what is public', () => {
    expect(check({ [api('domains/cart/service.ts')]: "export { add } from './lines/add.service.ts';" })).toEqual([]);
  });

  test('report a cycle once, with the files on it', () => {
    const found = check({
      [api('a.ts')]: "import { b } from './b.ts';",
      [api('b.ts')]: "import { c } from './c.ts';",
      [api('c.ts')]: "import { a } from './a.ts';",
    });
    expect(found).toEqual([`import cycle: ${api('a.ts')} → ${api('b.ts')} → ${api('c.ts')} → ${api('a.ts')}.`]);
  });

  test('report domains whose pages use each other, with an import for each way', () => {
    const found = check({
      [web('domains/a/a.tsx')]: "import { B } from '../b/public/b.tsx';",
      [web('domains/b/b.tsx')]: "import type { C } from '../c/public/c.tsx';",
      [web('domains/c/c.tsx')]: "import { A } from '../a/public/a.tsx';",
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('a → b → c → a');
    expect(found[0]).toContain(`${web('domains/b/b.tsx')} imports ${web('domains/c/public/c.tsx')}`);
  });

  test('let tests of a domain’s pages use another that uses it', () => {
    const found = check({
      [web('domains/a/a.tsx')]: "import { B } from '../b/public/b.tsx';",
      [web('domains/b/b.test.tsx')]: "import { A } from '../a/public/a.tsx';",
    });
    expect(found).toEqual([]);
  });

  test('let pass what the architecture allows', () => {
    const found = check({
      'packages/contracts/src/cart/cart.ts': "import { z } from 'zod';\nimport { Money } from '../money.ts';",
      [api('app.ts')]: "import { cartRoutes } from './domains/cart/routes.ts';",
      [api('domains/cart/routes.ts')]: "import { addLine } from './service.ts';",
      [api('domains/cart/service.ts')]: [
        "import { eq } from 'drizzle-orm';",
        "import { products } from '../catalog/tables.ts';",
        "import { holdStock } from '../catalog/stock.service.ts';",
        "import { carts } from './tables.ts';",
        'await db.select().from(products);',
        'await db.insert(carts).values({});',
      ].join('\n'),
      [api('main.ts')]: "await import('./demo/seed.ts');",
      [api('demo/carts.ts')]:
        "import { carts } from '../domains/cart/tables.ts';\nimport { fold } from '../domains/cart/lines/fold.ts';\nawait tx.insert(carts);",
      [api('domains/cart/rules.ts')]:
        "import type { Cart } from './tables.ts';\nimport { m } from '@adunni/contracts/money';\nimport { z } from 'zod';\nimport { createHash } from 'node:crypto';",
      [web('domains/cart/a.tsx')]: [
        "import { ProductCard } from '../catalog/public/product-card.tsx';",
        "import type { Period } from '../dashboard/public/period/words.ts';",
      ].join('\n'),
      [web('kit/session/session.ts')]: "import type { User } from '@adunni/contracts/identity/identity';",
      [web('domains.ts')]: "import { pages as cart } from './domains/cart/pages.ts';",
      [web('shell/header.tsx')]: "import { Bell } from '../domains/notifications/public/bell.tsx';",
    });
    expect(found).toEqual([]);
  });

  test('let only one place touch what a browser keeps', () => {
    const text = "localStorage.setItem('a', '1');";
    expect(check({ [web('domains/cart/draft.ts')]: text })).toEqual([
      expect.stringContaining('uses localStorage: what a browser keeps goes through apps/web/app/kit/storage'),
    ]);
    expect(check({ [web('root.tsx')]: 'const kept = window.sessionStorage;' })).toHaveLength(1);
    expect(check({ [web('kit/storage/browser-storage.ts')]: text, [web('kit/draft.test.ts')]: text })).toEqual([]);
    expect(check({ [web('root.tsx')]: 'const modes = localStorageColorSchemeManager();' })).toEqual([]);
  });

  test('take types out of cycles', () => {
    const files = { [api('a.ts')]: "import { b } from './b.ts';", [api('b.ts')]: "import type { A } from './a.ts';" };
    expect(check(files)).toEqual([]);
  });
});

describe('reading imports', () => {
  test('skips comments and reads clauses over several lines', () => {
    const text = [
      "// import { no } from './no.ts';",
      "/* import './never.ts'; */",
      "import './styles.css';",
      'import {',
      '  type A,',
      "} from './a.ts';",
      "export { b } from './b.ts';",
      "const url = 'https://adunni.example'; const later = () => import('./c.ts');",
    ].join('\n');
    expect(readImports('apps/web/app/root.tsx', text).map(({ target, isType }) => [target, isType])).toEqual([
      ['apps/web/app/styles.css', false],
      ['apps/web/app/a.ts', true],
      ['apps/web/app/b.ts', false],
      ['apps/web/app/c.ts', false],
    ]);
  });
});
