import { CATEGORY_LEVELS } from '@adunni/contracts/catalog/categories-forms';

/** What counts of a category for its place. The tree is a flat list: each after its parent, siblings in their order. */
export interface Node {
  _id: string;
  parentId: string | null;
  /** 0 at the top. */
  depth: number;
}

/** A place in the tree: below which category (null is the top), and at which place among those there, from 0. */
export interface Place {
  parentId: string | null;
  position: number;
}

/** A category with all that is below it, in their order. */
export function branchOf<N extends Node>(tree: readonly N[], id: string): N[] {
  const start = tree.findIndex(({ _id }) => _id === id);
  const top = tree[start];
  if (!top) return [];
  const end = tree.findIndex(({ depth }, index) => index > start && depth <= top.depth);
  return tree.slice(start, end === -1 ? tree.length : end);
}

/** Where a category is. */
export function placeOf(tree: readonly Node[], id: string): Place {
  const parentId = tree.find(({ _id }) => _id === id)?.parentId ?? null;
  return { parentId, position: siblingsOf(tree, parentId).findIndex(({ _id }) => _id === id) };
}

/** What is right below a category, or at the top. */
export const siblingsOf = <N extends Node>(tree: readonly N[], parentId: string | null): N[] =>
  tree.filter((node) => node.parentId === parentId);

/** How deep a category may go, so that what is below it fits too. */
function deepest(tree: readonly Node[], id: string): number {
  const branch = branchOf(tree, id);
  const levels = Math.max(...branch.map(({ depth }) => depth)) - (branch[0]?.depth ?? 0) + 1;
  return CATEGORY_LEVELS - levels;
}

/** Whether a category may lie right below another: not below itself, and not too deep. */
export function fitsBelow(tree: readonly Node[], id: string | null, parentId: string): boolean {
  const parent = tree.find(({ _id }) => _id === parentId);
  if (!parent) return false;
  if (id === null) return parent.depth + 1 < CATEGORY_LEVELS;
  return !branchOf(tree, id).includes(parent) && parent.depth + 1 <= deepest(tree, id);
}

/** The tree with a category, and all that is below it, at another place. */
export function moved<N extends Node>(tree: readonly N[], id: string, { parentId, position }: Place): N[] {
  const branch = branchOf(tree, id);
  const rest = tree.filter((node) => !branch.includes(node));
  const parent = rest.findIndex(({ _id }) => _id === parentId);
  const depth = (rest[parent]?.depth ?? -1) + 1;
  const by = depth - (branch[0]?.depth ?? 0);
  const next = siblingsOf(rest, parentId)[position];
  const last = parentId === null ? rest.length : parent + branchOf(rest, parentId).length;
  const laid = branch.map((node) => ({
    ...node,
    depth: node.depth + by,
    ...(node._id === id && { parentId }),
  }));
  return rest.toSpliced(next ? rest.indexOf(next) : last, 0, ...laid);
}

/** Ways that a category can go one step; null where there is none. */
export type Steps = Record<'up' | 'down' | 'in' | 'out', Place | null>;

export function stepsOf(tree: readonly Node[], id: string): Steps {
  const { parentId, position } = placeOf(tree, id);
  const siblings = siblingsOf(tree, parentId);
  const before = siblings[position - 1];
  const above = parentId === null ? null : placeOf(tree, parentId);
  return {
    up: before ? { parentId, position: position - 1 } : null,
    down: position < siblings.length - 1 ? { parentId, position: position + 1 } : null,
    in:
      before && fitsBelow(tree, id, before._id)
        ? { parentId: before._id, position: siblingsOf(tree, before._id).length }
        : null,
    out: above && { parentId: above.parentId, position: above.position + 1 },
  };
}

/**
 * Where a category comes to lie when it is dropped at the row of another: as deep as the pointer went sideways
 * (`levels`, counted from where it was), as far as the rows around allow. Null where it does not fit at all.
 */
export function dropped(
  tree: readonly Node[],
  id: string,
  over: string,
  levels: number,
): (Place & { depth: number }) | null {
  const [own, ...below] = branchOf(tree, id);
  const rows = tree.filter((node) => !below.includes(node));
  const to = rows.findIndex(({ _id }) => _id === over);
  if (!own || to === -1) return null;
  const order = rows.filter((node) => node !== own).toSpliced(to, 0, own);
  const most = Math.min((order[to - 1]?.depth ?? -1) + 1, deepest(tree, id));
  const least = order[to + 1]?.depth ?? 0;
  if (least > most) return null;
  const depth = Math.min(Math.max(own.depth + levels, least), most);
  const before = order.slice(0, to);
  const parentId = depth === 0 ? null : (before.findLast((node) => node.depth === depth - 1)?._id ?? null);
  return { parentId, position: siblingsOf(before, parentId).length, depth };
}
