import { findCycles, findPageCycles } from './cycles.mjs';
import { isFrontDoor } from './floors.mjs';
import { isBarrel, readImports } from './imports.mjs';
import { domainOf, isTest, RULES } from './rules.mjs';

function brokenRules(file, imports) {
  return RULES.filter(({ from }) => from(file)).flatMap(({ because, forbids }) =>
    imports
      .filter(({ target, isType, clause }) => forbids(target, file, isType, clause))
      .map(({ target }) => `${file} imports ${target}: ${because}.`),
  );
}

/** Rows of another domain are changed by its service only, so that its rules hold. */
function foreignWrites(file, text, imports) {
  const own = domainOf(file);
  if (!own || isTest(file)) return [];
  return imports
    .filter(
      ({ target }) => /(^|[/.])tables\.ts$/.test(target) && domainOf(target) !== undefined && domainOf(target) !== own,
    )
    .flatMap(({ target, clause }) =>
      [...clause.matchAll(/(?:\w+\s+as\s+)?(\w+)(?=\s*[,}])/g)]
        .filter(([, table]) => new RegExp(`\\.(insert|update|delete)\\(\\s*${table}\\b`).test(text))
        .map(([, table]) => `${file} writes ${table} of ${target}: call the service of ${domainOf(target)} instead.`),
    );
}

/** A browser’s storage throws where it is full or forbidden, which only `kit/storage/` sees to. */
function bareStorage(file, text) {
  if (!file.startsWith('apps/web/app/') || file.startsWith('apps/web/app/kit/storage/') || isTest(file)) return [];
  const [name] = /\b(?:localStorage|sessionStorage|document\.cookie)\b/.exec(text) ?? [];
  return name ? [`${file} uses ${name}: what a browser keeps goes through apps/web/app/kit/storage.`] : [];
}

/**
 * Checks who imports whom.
 * @param sources path from the checkout → text
 * @returns {string[]} one readable line per violation
 */
export function findViolations(sources) {
  const files = [...sources].filter(([file]) => /\.(ts|tsx|mjs)$/.test(file));
  const imports = new Map(files.map(([file, text]) => [file, readImports(file, text)]));
  /** Imports of types vanish before the code runs. */
  const graph = new Map(
    files.map(([file]) => [
      file,
      imports
        .get(file)
        .filter(({ target, isType }) => !isType && sources.has(target))
        .map(({ target }) => target),
    ]),
  );
  return [
    ...files.flatMap(([file, text]) => [
      ...brokenRules(file, imports.get(file)),
      ...foreignWrites(file, text, imports.get(file)),
      ...bareStorage(file, text),
      ...(isBarrel(text) && !isFrontDoor(file)
        ? [`${file} only re-exports: import from where things are declared.`]
        : []),
    ]),
    ...findCycles(graph).map((cycle) => `import cycle: ${cycle.join(' → ')}.`),
    ...findPageCycles(imports),
  ];
}
