import type { Block, Run } from '@adunni/contracts/blog/document-forms';

/** A node as the editor keeps it. */
export interface EditorNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
}

/** What cards are called, by what they show. */
type Names = ReadonlyMap<string, string>;

/** A text as the editor shows it. */
export const toTiptap = (blocks: readonly Block[], names: Names = new Map()): EditorNode => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map((block) => nodeOf(block, names)) : [{ type: 'paragraph' }],
});

function nodeOf(block: Block, names: Names): EditorNode {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.runs);
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: block.runs.map(textOf) };
    case 'list': {
      const content = block.lines.map((runs) => ({ type: 'listItem', content: [paragraph(runs)] }));
      return { type: block.ordered ? 'orderedList' : 'bulletList', content };
    }
    case 'quote':
      return { type: 'blockquote', content: block.lines.map(paragraph) };
    case 'callout':
      return { type: 'callout', attrs: { tone: block.tone }, content: block.lines.map(paragraph) };
    case 'table':
      return {
        type: 'table',
        content: block.rows.map((cells, row) => ({
          type: 'tableRow',
          content: cells.map((runs) => ({
            type: block.head && row === 0 ? 'tableHeader' : 'tableCell',
            content: [paragraph(runs)],
          })),
        })),
      };
    default: {
      const name = block.kind === 'card' ? (names.get(block.ref) ?? '') : '';
      return { type: 'embed', attrs: { block, name } };
    }
  }
}

const paragraph = (runs: readonly Run[]): EditorNode => ({ type: 'paragraph', content: runs.map(textOf) });

function textOf({ text, bold, italic, href }: Run): EditorNode {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ];
  return { type: 'text', text, ...(marks.length > 0 && { marks }) };
}
