import { isTest } from './rules.mjs';

const WEB_DOMAIN = /^apps\/web\/app\/domains\/([^/]+)\//;
const webDomainOf = (file) => WEB_DOMAIN.exec(file)?.[1];

/**
 * Every cycle of a graph once, from a node back to itself.
 * @param {Map<string, Iterable<string>>} graph node → where its arrows lead
 * @returns {string[][]}
 */
export function findCycles(graph) {
  const state = new Map();
  const cycles = [];
  const visit = (node, trail) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(node)), node]);
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/**
 * Domains whose pages use each other, directly or in a round. Types count, tests do not.
 * @param {Map<string, { target: string }[]>} imports file → what it imports
 * @returns {string[]} one readable line per cycle, with an import for each of its arrows
 */
export function findPageCycles(imports) {
  const arrows = new Map();
  for (const [file, targets] of imports) {
    const from = webDomainOf(file);
    if (!from || isTest(file)) continue;
    for (const { target } of targets) {
      const to = webDomainOf(target);
      if (!to || to === from) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      if (!arrows.get(from).has(to)) arrows.get(from).set(to, `${file} imports ${target}`);
    }
  }
  const graph = new Map([...arrows].map(([from, to]) => [from, [...to.keys()]]));
  return findCycles(graph).map((cycle) => {
    const steps = cycle.slice(1).map((to, index) => arrows.get(cycle[index]).get(to));
    return `domains of the pages use each other, ${cycle.join(' → ')}: ${steps.join('; ')}.`;
  });
}
