import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { readImports } from './imports.mjs';
import { isTest } from './rules.mjs';

/** What every page loads. */
const EVERYWHERE = 'apps/web/app/kit/styles.css';
const SHEETS = /@mantine\/core\/styles\/(\w+)\.css/g;

const sheetsIn = (text) => new Set([...text.matchAll(SHEETS)].map(([, sheet]) => sheet));

/**
 * The stylesheets of each of Mantine’s components, as its own modules use them: a Select has none of its own and needs
 * that of the Combobox. Parts that are used by their name only, such as `Checkbox.Card`, are told apart.
 * @returns {Map<string, ReadonlySet<string>>} name of a component → names of stylesheets
 */
export function readComponentStyles(folder = inRoot('node_modules', '@mantine', 'core')) {
  const sheets = new Set(readdirSync(path.join(folder, 'styles')).map((file) => /^(\w+)\.css$/.exec(file)?.[1]));
  const known = new Map();
  function stylesOf(module) {
    if (known.has(module)) return known.get(module);
    const styles = new Set();
    known.set(module, styles);
    for (const { target } of importsOf(module)) {
      const name = path.basename(target).replace(/(\.module)?\.mjs$/, '');
      const isPart = target.startsWith(path.dirname(module) + path.sep) && sheets.has(name);
      if (!target.endsWith('.module.mjs')) for (const style of isPart ? [] : stylesOf(target)) styles.add(style);
      else if (sheets.has(name)) styles.add(name);
    }
    return styles;
  }
  const exported = importsOf(path.join(folder, 'esm', 'index.mjs'));
  return new Map(exported.flatMap(({ names, target }) => names.map((name) => [name, stylesOf(target)])));
}

/** Which names a module of the library takes from which others of it. */
function importsOf(module) {
  const imports = readFileSync(module, 'utf8').matchAll(/^import (?:\{([^}]*)\}|\w+) from "(\.[^"]+)";$/gm);
  return [...imports].map(([, names = '', target]) => ({
    names: names.split(',').map((name) => name.trim()),
    target: path.join(path.dirname(module), target),
  }));
}

/** The components that a module uses, their parts by whole names: `Table.Th` is `TableTh`. */
function componentsIn(text, imports) {
  const names = imports
    .filter(({ target, isType }) => target === '@mantine/core' && !isType)
    .flatMap(({ clause }) => [...clause.matchAll(/(?<=[{,]\s*)(\w+)(?=\s*(?:,|\}|as\s))/g)].map(([name]) => name));
  const parts = [...text.matchAll(/<(\w+)\.(\w+)/g)].filter(([, whole]) => names.includes(whole));
  return [...names, ...parts.map(([, whole, part]) => whole + part)];
}

/**
 * Each module imports the stylesheets of the components that it uses, but those that every page has: by the imports of
 * others they come along on some pages only.
 * @param sources path from the checkout → text
 * @param styles what each component needs
 * @returns {string[]} one readable line per violation
 */
export function findMissingStyles(sources, styles = readComponentStyles()) {
  const everywhere = sheetsIn(sources.get(EVERYWHERE) ?? '');
  const modules = [...sources].filter(([file]) => /^apps\/web\/app\/.*\.tsx$/.test(file) && !isTest(file));
  return modules.flatMap(([file, text]) => {
    const imported = sheetsIn(text);
    const needed = new Set(
      componentsIn(text, readImports(file, text)).flatMap((component) => [...(styles.get(component) ?? [])]),
    );
    const missing = [...needed].filter((sheet) => !everywhere.has(sheet) && !imported.has(sheet));
    const spare = [...imported].filter((sheet) => everywhere.has(sheet));
    return [
      ...missing.map((sheet) => `${file} uses what needs it: import '@mantine/core/styles/${sheet}.css'.`),
      ...spare.map((sheet) => `${file} imports ${sheet}.css of Mantine, which every page has by ${EVERYWHERE}.`),
    ];
  });
}
