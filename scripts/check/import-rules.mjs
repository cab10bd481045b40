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

/** Every cycle once, named by the files on it; imports of types do not count. */
export function findCycles(graph) {
  const state = new Map();
  const cycles = [];
  const visit = (file, trail) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles.map((cycle) => `import cycle: ${cycle.join(' → ')}.`);
}

/**
 * Checks who imports whom.
 * @param sources path from the checkout → text
 * @returns {string[]} one readable line per violation
 */
export function findViolations(sources) {
  const files = [...sources].filter(([file]) => /\.(ts|tsx|mjs)$/.test(file));
  const imports = new Map(files.map(([file, text]) => [file, readImports(file, text)]));
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
      ...(isBarrel(text) && !isFrontDoor(file)
        ? [`${file} only re-exports: import from where things are declared.`]
        : []),
    ]),
    ...findCycles(graph),
  ];
}
