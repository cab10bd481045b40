import { join, sep } from 'node:path';
import { staticImports } from './static-imports.ts';

const APP = join(import.meta.dirname, '..', 'app');
const inApp = (...files: string[]): string[] => files.map((file) => join(APP, file));

/** What stands around every page of the shop. */
const FRAME = inApp('root.tsx', 'entry.client.tsx', 'shell/site-layout.tsx');
/** The pages on which most visits begin; other pages need of the kit what these do. */
const FIRST_PAGES = inApp('shell/home/home.page.tsx', 'domains/catalog/detail/product.page.tsx');

/** Whether a file comes with the first page of most visits: also when it is of the contracts. */
export function findFirstPages(): ReadonlySet<string> {
  return staticImports([...FRAME, ...FIRST_PAGES]);
}

/** The files that every page of the shop loads: its frame, and of the kit what the first pages show. */
export function findShopFrame(): ReadonlySet<string> {
  const isKit = (file: string) => file.startsWith(join(APP, 'kit') + sep);
  return new Set([...staticImports(FRAME), ...[...staticImports(FIRST_PAGES)].filter(isKit)]);
}
