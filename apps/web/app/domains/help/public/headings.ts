import type { Block } from '@adunni/contracts/help/articles';
import type { ContentsEntry } from '../../../kit/page/table-of-contents.tsx';

/** The headings of a text in its order, as a table of contents lists them; deeper headings are left out. */
export const headingsOf = (blocks: readonly Block[]): ContentsEntry[] =>
  blocks.flatMap(({ kind, anchor, lines: [line = []] }) =>
    kind === 'heading' && anchor ? [{ anchor, title: line.map(({ text }) => text).join('') }] : [],
  );
