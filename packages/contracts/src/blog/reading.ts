import type { Block, Run } from './document-forms.ts';

/** Words that people read in a minute. */
const PER_MINUTE = 220;

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The lines of text that a block has. */
export function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [textOf(block.runs)];
    case 'list':
    case 'quote':
    case 'callout':
      return block.lines.map(textOf);
    case 'table':
      return block.rows.map((row) => row.map(textOf).join(' '));
    case 'picture':
      return [block.picture.caption];
    case 'gallery':
      return block.pictures.map(({ caption }) => caption);
    default:
      return [];
  }
}

/** All words of a text, for searching and counting. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(linesOf)
    .filter((text) => text.trim() !== '')
    .join('\n');

/** How many minutes a text takes to read, one at least. */
export const minutesOf = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(plainText(blocks).split(/\s+/).filter(Boolean).length / PER_MINUTE));

/** The part of an address that a heading has: `aso-oke-and-lace`. */
const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'part';

/** Anchors of the headings by their place in the text; a second of the same words is told apart by a number. */
export function anchorsOf(blocks: readonly Block[]): Map<number, string> {
  const taken = new Map<string, number>();
  const anchors = new Map<number, string>();
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'heading') continue;
    const name = anchorOf(textOf(block.runs));
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    anchors.set(at, count === 1 ? name : `${name}-${count}`);
  }
  return anchors;
}
