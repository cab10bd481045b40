import { expect, it } from 'vitest';
import { findMissingStyles, readComponentStyles } from './component-styles.mjs';

const page = 'apps/web/app/domains/cart/cart.page.tsx';
const EVERYWHERE = ['Input', 'Loader', 'UnstyledButton', 'CloseButton'];
const check = (text, file = page) =>
  findMissingStyles(
    new Map([
      [
        'apps/web/app/kit/styles.css',
        EVERYWHERE.map((sheet) => `@import "@mantine/core/styles/${sheet}.css";`).join('\n'),
      ],
      [file, text],
    ]),
  );
const missing = (sheet) => `${page} uses what needs it: import '@mantine/core/styles/${sheet}.css'.`;

it('finds a component whose stylesheet its module leaves to others', () => {
  expect(check("import { Stack, Switch as Toggle } from '@mantine/core';")).toEqual(
    ['Stack', 'InlineInput', 'Switch'].map(missing),
  );
  const styles = ['Stack', 'InlineInput', 'Switch'].map((sheet) => `import '@mantine/core/styles/${sheet}.css';`);
  expect(check(`${styles.join('\n')}\nimport { Stack, Switch } from '@mantine/core';`)).toEqual([]);
});

it('looks at what is used, in the modules of pages only', () => {
  expect(
    check("import type { Switch } from '@mantine/core';\nimport { useMantineTheme } from '@mantine/core';"),
  ).toEqual([]);
  expect(check("import { type Switch, Box } from '@mantine/core';")).toEqual([]);
  expect(check("import { Switch } from '@mantine/core';", 'apps/web/app/domains/cart/cart.test.tsx')).toEqual([]);
  expect(check("import { Switch } from './switch.tsx';")).toEqual([]);
});

it('finds the stylesheets of parts that are named by their whole', () => {
  expect(check("import { Rating } from '@mantine/core';\nconst a = <Rating />;")).not.toContain(missing('RadioCard'));
  expect(check("import { Radio } from '@mantine/core';\nconst a = <Radio.Card />;")).toContain(missing('RadioCard'));
});

it('finds stylesheets that every page has anyway', () => {
  expect(check("import '@mantine/core/styles/Input.css';")).toEqual([
    `${page} imports Input.css of Mantine, which every page has by apps/web/app/kit/styles.css.`,
  ]);
});

it('knows of components without a stylesheet of their own which others they need', () => {
  const styles = readComponentStyles();
  expect([...styles.get('SegmentedControl')].sort()).toEqual(['FloatingIndicator', 'SegmentedControl']);
  expect([...styles.get('MultiSelect')]).toEqual(expect.arrayContaining(['Combobox', 'Pill', 'PillsInput', 'Popover']));
  expect([...styles.get('NativeSelect')]).toContain('Combobox');
  expect([...styles.get('Checkbox')]).not.toContain('CheckboxCard');
});
