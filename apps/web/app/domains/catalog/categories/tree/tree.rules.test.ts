import { describe, expect, it } from 'vitest';
import { branchOf, dropped, fitsBelow, moved, type Node, placeOf, stepsOf } from './tree.rules.ts';

/** A tree from its outline: two spaces are one level. */
function treeOf(outline: string): Node[] {
  const tree: Node[] = [];
  for (const line of outline.split('\n').filter((each) => each.trim())) {
    const depth = line.search(/\S/) / 2;
    const parentId = depth === 0 ? null : (tree.findLast((node) => node.depth === depth - 1)?._id ?? null);
    tree.push({ _id: line.trim(), parentId, depth });
  }
  return tree;
}
const outline = (tree: readonly Node[]): string => tree.map(({ _id, depth }) => '  '.repeat(depth) + _id).join('\n');
const TREE = treeOf(`
women
  gowns
    evening
      beaded
  boubous
men
  kaftans
fabrics`);

it('a branch is a category with all that is below it', () => {
  expect(branchOf(TREE, 'gowns').map(({ _id }) => _id)).toEqual(['gowns', 'evening', 'beaded']);
  expect(branchOf(TREE, 'fabrics').map(({ _id }) => _id)).toEqual(['fabrics']);
});

describe('moved', () => {
  it('takes along what is below, and agrees with the place asked for', () => {
    const tree = moved(TREE, 'gowns', { parentId: null, position: 1 });
    expect(outline(tree)).toBe('women\n  boubous\ngowns\n  evening\n    beaded\nmen\n  kaftans\nfabrics');
    expect(tree).toEqual(treeOf(outline(tree)));
    expect(placeOf(tree, 'gowns')).toEqual({ parentId: null, position: 1 });
  });

  it('goes behind the last one there, however deep that reaches', () => {
    expect(outline(moved(TREE, 'fabrics', { parentId: 'women', position: 2 }))).toBe(
      'women\n  gowns\n    evening\n      beaded\n  boubous\n  fabrics\nmen\n  kaftans',
    );
    expect(outline(moved(TREE, 'boubous', { parentId: 'fabrics', position: 0 }))).toMatch(/fabrics\n {2}boubous$/);
  });

  it('is undone by moving back', () => {
    for (const { _id } of TREE) {
      const was = placeOf(TREE, _id);
      expect(moved(moved(TREE, _id, { parentId: null, position: 0 }), _id, was)).toEqual(TREE);
    }
  });
});

describe('stepsOf', () => {
  it('offers one step each way', () => {
    expect(stepsOf(TREE, 'men')).toEqual({
      up: { parentId: null, position: 0 },
      down: { parentId: null, position: 2 },
      in: { parentId: 'women', position: 2 },
      out: null,
    });
    expect(stepsOf(TREE, 'evening')).toEqual({
      up: null,
      down: null,
      in: null,
      out: { parentId: 'women', position: 1 },
    });
  });

  it('does not lead deeper than four levels', () => {
    const deep = treeOf('a\n  b\n    c\n      d\n      e\nf\n  g');
    expect(stepsOf(deep, 'e').in).toBeNull();
    expect(stepsOf(deep, 'f').in).toEqual({ parentId: 'a', position: 1 });
  });
});

it('fitsBelow knows the four levels, and that nothing lies below itself', () => {
  expect(fitsBelow(TREE, 'women', 'evening')).toBe(false);
  expect(fitsBelow(TREE, 'gowns', 'men')).toBe(true);
  expect(fitsBelow(TREE, 'gowns', 'kaftans')).toBe(false);
  expect(fitsBelow(TREE, null, 'beaded')).toBe(false);
  expect(fitsBelow(TREE, null, 'evening')).toBe(true);
  expect(fitsBelow(TREE, 'men', 'nowhere')).toBe(false);
});

describe('dropped', () => {
  it('lies as deep as the pointer went sideways, as far as the rows around allow', () => {
    expect(dropped(TREE, 'fabrics', 'fabrics', 1)).toEqual({ parentId: 'men', position: 1, depth: 1 });
    expect(dropped(TREE, 'fabrics', 'fabrics', 2)).toEqual({ parentId: 'kaftans', position: 0, depth: 2 });
    expect(dropped(TREE, 'fabrics', 'fabrics', 9)).toEqual({ parentId: 'kaftans', position: 0, depth: 2 });
    expect(dropped(TREE, 'fabrics', 'boubous', 0)).toEqual({ parentId: 'women', position: 1, depth: 1 });
    expect(dropped(TREE, 'boubous', 'men', -1)).toEqual({ parentId: 'men', position: 0, depth: 1 });
    expect(dropped(TREE, 'boubous', 'kaftans', -1)).toEqual({ parentId: null, position: 2, depth: 0 });
  });

  it('agrees with where the move then puts it', () => {
    for (const { _id: id } of TREE)
      for (const { _id: over } of TREE)
        for (const levels of [-3, -1, 0, 1, 3]) {
          const place = dropped(TREE, id, over, levels);
          if (!place) continue;
          const { depth, ...rest } = place;
          const after = moved(TREE, id, rest);
          expect(after).toEqual(treeOf(outline(after)));
          expect(placeOf(after, id)).toEqual(rest);
          expect(after.find(({ _id }) => _id === id)?.depth).toBe(depth);
        }
  });

  it('does not let a branch go where it is too deep', () => {
    expect(dropped(TREE, 'gowns', 'kaftans', 3)).toEqual({ parentId: 'men', position: 1, depth: 1 });
    expect(dropped(TREE, 'women', 'men', 0)).toBeNull();
  });
});
