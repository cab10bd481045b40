import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTRACTS = join(import.meta.dirname, '..', '..', '..', 'packages', 'contracts', 'src');

/** An import or export of another file of ours, for more than its types. */
const IMPORT = /^(?:import|export) (?!type )([^;]*?) from '(?:(\.[^']+\.tsx?)|@adunni\/contracts\/([^']+))';/gms;
const isValue = (names: string): boolean =>
  names.split(/[{},]/).some((name) => name.trim() !== '' && !name.trim().startsWith('type '));

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(IMPORT);
  const files = [...found].flatMap(([, names = '', ours, contract]) => {
    if (!isValue(names)) return [];
    return contract ? join(CONTRACTS, `${contract}.ts`) : join(file, '..', ours ?? '');
  });
  return files.filter(existsSync);
}

/** The given files and all of ours that come with them; what is imported when it is wanted does not. */
export function staticImports(files: readonly string[]): ReadonlySet<string> {
  const seen = new Set(files);
  for (const file of seen) for (const imported of importsOf(file)) seen.add(imported);
  return seen;
}
