import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAPER } from './paper.ts';

const STYLES = readFileSync(join(import.meta.dirname, '../../kit/styles.css'), 'utf8');

it.each(['light', 'dark'] as const)('says of the %s paper what the styles say', (scheme) => {
  const [, rules = ''] = STYLES.split(`:root[data-mantine-color-scheme="${scheme}"] {`);
  expect(/--paper: (?<colour>[^;]+);/.exec(rules)?.groups?.colour).toBe(PAPER[scheme]);
});
