import type { Block, TextRun } from '@adunni/contracts/help/articles';
import { lexer, type Token, type Tokens } from 'marked';
import { slugOf } from '../../makers/rules.ts';

type Look = Omit<TextRun, 'text'>;
const PLAIN: Look = { href: null, isStrong: false, isEmphasised: false };
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Markdown as text of a few kinds: headings, paragraphs, lists, quotes, bold, italics and links. Nothing else passes:
 * HTML, pictures and code show as the words that they are written with, so what is stored never becomes markup.
 */
export function parseMarkdown(markdown: string): Block[] {
  const blocks = lexer(markdown, { gfm: true, breaks: false }).flatMap(blocksOf);
  return withAnchors(blocks.filter(({ lines }) => lines.some((line) => textOf(line).trim() !== '')));
}

/** Whether a link may lead there: a page of ours, a place on the page, a site or an address of mail. */
export const mayLeadTo = (href: string): boolean =>
  /^(https?:\/\/[^/\s]+|mailto:[^@\s]+@[^@\s]+$|#[\w-]+$|\/(?![/\\]))/i.test(href);

const textOf = (line: readonly TextRun[]): string => line.map(({ text }) => text).join('');

const made = (kind: Block['kind'], ...lines: TextRun[][]): Block => ({ kind, anchor: null, lines });

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [made((token as Tokens.Heading).depth <= 2 ? 'heading' : 'subheading', runsOf(token, PLAIN))];
    case 'paragraph':
    case 'text':
      return [made('paragraph', runsOf(token, PLAIN))];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [made(ordered ? 'steps' : 'list', ...items.flatMap(entriesOf))];
    }
    case 'blockquote':
      return [made('quote', ...((token as Tokens.Blockquote).tokens ?? []).map((each) => runsOf(each, PLAIN)))];
    case 'space':
    case 'hr':
    case 'def':
      return [];
    default:
      return [made('paragraph', [run(token.raw.trim(), PLAIN)])];
  }
}

/** An entry of a list, and those of lists within it after it. */
function entriesOf({ tokens }: Tokens.ListItem): TextRun[][] {
  const isList = ({ type }: Token): boolean => type === 'list';
  const own = tokens.filter((token) => !isList(token)).flatMap((token) => runsOf(token, PLAIN));
  return [own, ...tokens.filter(isList).flatMap((token) => (token as Tokens.List).items.flatMap(entriesOf))];
}

/** The words of a token and of what is within it. */
function runsOf(token: Token, look: Look): TextRun[] {
  const { tokens } = token as { tokens?: Token[] };
  const within = (next: Look): TextRun[] => (tokens ?? []).flatMap((each) => runsOf(each, next));
  switch (token.type) {
    case 'strong':
      return within({ ...look, isStrong: true });
    case 'em':
      return within({ ...look, isEmphasised: true });
    case 'link': {
      const { href } = token as Tokens.Link;
      return mayLeadTo(href) ? within({ ...look, href }) : [run(token.raw, look)];
    }
    case 'br':
      return [run(' ', look)];
    case 'escape':
      return [run((token as Tokens.Escape).text, look)];
    default:
      if (tokens && ['paragraph', 'text', 'heading'].includes(token.type)) return within(look);
      return [run(token.raw, look)];
  }
}

/** A run of text; signs that were written as entities are read as people read them, once. */
function run(text: string, look: Look): TextRun {
  const read = text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return { ...look, text: read.replace(/\s+/g, ' ') };
}

/** Gives every heading its part of the address; a second of the same words is told apart by a number. */
function withAnchors(blocks: Block[]): Block[] {
  const taken = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== 'heading' && block.kind !== 'subheading') return block;
    const name = slugOf(block.lines.map(textOf).join(' '));
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return { ...block, anchor: count === 1 ? name : `${name}-${count}` };
  });
}
