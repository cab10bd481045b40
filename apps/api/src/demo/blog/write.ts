import type { Tone } from '@adunni/contracts/blog/document';
import type { Block, Run } from '@adunni/contracts/blog/document-forms';
import type { Figure, MeasureName } from '@adunni/contracts/measurements/catalogue';

type Shown = { file: string; caption: string };

/** A block of a demo post; what it shows by its file or name, since ids are made when it is stored. */
export type DemoBlock =
  | Exclude<Block, { kind: 'picture' | 'gallery' | 'card' }>
  | { kind: 'pictures'; shown: readonly Shown[] }
  | { kind: 'card'; of: 'product'; title: string }
  | { kind: 'card'; of: 'maker'; slug: string }
  | { kind: 'card'; of: 'service'; title: string; maker: string };

/** A post of the demo: cover by its file, all else by slug or title. */
export interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  /** None is drawn for every post. */
  cover?: string;
  by: readonly string[];
  in: readonly string[];
  tags: readonly string[];
  /** Titles of products at the end. */
  products: readonly string[];
  /** How many days ago it was published; ahead of now when negative, a draft when null. */
  daysAgo: number | null;
  isFeatured?: true;
  document: readonly DemoBlock[];
}

const MARKED = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<said>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** A line with `**bold**`, `*italic*` and `[links](/path)` in it. */
function runs(line: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) found.push({ text: line.slice(from, to) });
  };
  for (const { 0: whole, index, groups: { bold, italic, said, href } = {} } of line.matchAll(MARKED)) {
    plain(index);
    if (bold) found.push({ text: bold, bold: true });
    else if (italic) found.push({ text: italic, italic: true });
    else if (said && href) found.push({ text: said, href });
    from = index + whole.length;
  }
  plain(line.length);
  return found;
}

export const p = (line: string): DemoBlock => ({ kind: 'paragraph', runs: runs(line) });
export const h2 = (line: string): DemoBlock => ({ kind: 'heading', level: 2, runs: runs(line) });
export const h3 = (line: string): DemoBlock => ({ kind: 'heading', level: 3, runs: runs(line) });
export const list = (...lines: string[]): DemoBlock => ({ kind: 'list', ordered: false, lines: lines.map(runs) });
export const steps = (...lines: string[]): DemoBlock => ({ kind: 'list', ordered: true, lines: lines.map(runs) });
export const quote = (...lines: string[]): DemoBlock => ({ kind: 'quote', lines: lines.map(runs) });
export const callout = (tone: Tone, ...lines: string[]): DemoBlock => ({
  ...{ kind: 'callout', tone, lines: lines.map(runs) },
});
/** A table whose first row says what its columns are. */
export const table = (...rows: string[][]): DemoBlock => ({
  ...{ kind: 'table', head: true, rows: rows.map((cells) => cells.map(runs)) },
});
/** One picture, or several side by side, by their files. */
export const pictures = (...shown: (readonly [file: string, caption: string])[]): DemoBlock => ({
  ...{ kind: 'pictures', shown: shown.map(([file, caption]) => ({ file, caption })) },
});
export const product = (title: string): DemoBlock => ({ kind: 'card', of: 'product', title });
export const maker = (slug: string): DemoBlock => ({ kind: 'card', of: 'maker', slug });
export const service = (title: string, by: string): DemoBlock => ({ kind: 'card', of: 'service', title, maker: by });
export const figure = (of: Figure, measure: MeasureName): DemoBlock => ({ kind: 'figure', figure: of, measure });
