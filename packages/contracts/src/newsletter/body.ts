// The text of a campaign: paragraphs apart by an empty line, `# ` before a heading, `[words](address)` for a link.

/** Words of a paragraph; `href` when they are a link. */
export interface TextRun {
  text: string;
  href: string | null;
}
export interface Block {
  kind: 'heading' | 'paragraph';
  runs: TextRun[];
}

const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Whether an email may link there: a site, a mail address, or a page of ours that begins with a slash. */
export const isFollowable = (href: string): boolean =>
  /^(https?:\/\/[^/\s]+|mailto:[^@\s]+@[^@\s]+$|\/(?![/\\]))/i.test(href);

/** A campaign’s text as headings and paragraphs. A link that leads nowhere stays the text that it is. */
export function parseBody(text: string): Block[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      block.startsWith('# ')
        ? { kind: 'heading', runs: runsOf(block.slice(2).trim()) }
        : { kind: 'paragraph', runs: runsOf(block) },
    );
}

/** Addresses of links in a text that nobody could follow. */
export const brokenLinks = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, , href = '']) => href).filter((href) => !isFollowable(href));

function runsOf(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    if (!isFollowable(href)) continue;
    if (match.index > end) runs.push({ text: text.slice(end, match.index), href: null });
    runs.push({ text: words, href });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), href: null });
  return runs;
}
