import { mayLead, type Tone } from '@adunni/contracts/blog/document';
import type { Block, Run } from '@adunni/contracts/blog/document-forms';
import type { EditorNode } from './to-tiptap.ts';

/** What the editor shows as a text; what a post cannot hold is left out, a link that leads nowhere too. */
export const fromTiptap = ({ content = [] }: EditorNode): Block[] => content.flatMap(blockOf);

function blockOf(node: EditorNode): Block[] {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph': {
      // Empty lines are room to type in, not part of the text.
      const runs = runsOf(node);
      return runs.length > 0 ? [{ kind: 'paragraph', runs }] : [];
    }
    case 'heading':
      return [{ kind: 'heading', level: attrs.level === 3 ? 3 : 2, runs: runsOf(node) }];
    case 'bulletList':
    case 'orderedList':
      return [{ kind: 'list', ordered: type === 'orderedList', lines: linesWithin(content) }];
    case 'blockquote':
      return [{ kind: 'quote', lines: linesWithin(content) }];
    case 'callout':
      return [{ kind: 'callout', tone: attrs.tone as Tone, lines: linesWithin(content) }];
    case 'table': {
      const rows = content.map((row) => (row.content ?? []).map((cell) => linesWithin([cell]).flat()));
      return [{ kind: 'table', head: content[0]?.content?.[0]?.type === 'tableHeader', rows }];
    }
    case 'embed':
      return [attrs.block as Block];
    default:
      return [];
  }
}

/** Every paragraph below some nodes, those of lists within lists after their entry. */
const linesWithin = (nodes: readonly EditorNode[]): Run[][] =>
  nodes.flatMap((node) =>
    node.type === 'paragraph' || node.type === 'heading' ? [runsOf(node)] : linesWithin(node.content ?? []),
  );

const runsOf = ({ content = [] }: EditorNode): Run[] =>
  content.flatMap(({ type, text, marks = [] }) => {
    if (type === 'hardBreak') return [{ text: ' ' }];
    if (!text) return [];
    const has = (name: string): boolean => marks.some((mark) => mark.type === name);
    const href = marks.find((mark) => mark.type === 'link')?.attrs?.href;
    return [
      {
        text,
        ...(has('bold') && { bold: true as const }),
        ...(has('italic') && { italic: true as const }),
        ...(typeof href === 'string' && mayLead(href) && { href }),
      },
    ];
  });
