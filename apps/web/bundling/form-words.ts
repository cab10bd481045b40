import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contractKind } from './contract-kind.ts';
import { staticImports } from './static-imports.ts';

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'packages', 'contracts', 'src');

/**
 * The plain files of the contracts from whose words the schemas of forms are made: statuses, kinds, limits. They must
 * come before the forms, or a page that wants a word would load the forms and the validator with it.
 */
export function findFormWords(): ReadonlySet<string> {
  const files = globSync('**/*.ts', { cwd: SOURCE }).map((file) => join(SOURCE, file));
  const schemas = files.filter((file) => !file.endsWith('.test.ts') && contractKind(file) !== 'plain');
  return new Set([...staticImports(schemas)].filter((file) => contractKind(file) === 'plain'));
}

/** The domain that a file of the contracts belongs to; null for what serves all. */
export function domainOf(file: string): string | null {
  const [domain, name] = file.slice(SOURCE.length + 1).split(sep);
  return name && domain ? domain : null;
}
