import type { Block, Run } from '@adunni/contracts/blog/document-forms';
import { escaped } from '../../../kit/feeds/feed.rules.ts';

/** The text of a post as HTML that holds nothing but what is written here. */
export const htmlOf = (document: readonly Block[], origin: string): string =>
  document.map((block) => pieceOf(block, origin)).join('');

function pieceOf(block: Block, origin: string): string {
  const said = (runs: readonly Run[]): string => runs.map((run) => runOf(run, origin)).join('');
  const each = (tag: string, lines: readonly (readonly Run[])[]): string =>
    lines.map((line) => `<${tag}>${said(line)}</${tag}>`).join('');
  switch (block.kind) {
    case 'paragraph':
      return `<p>${said(block.runs)}</p>`;
    case 'heading':
      return `<h${block.level}>${said(block.runs)}</h${block.level}>`;
    case 'list':
      return block.ordered ? `<ol>${each('li', block.lines)}</ol>` : `<ul>${each('li', block.lines)}</ul>`;
    case 'quote':
    case 'callout':
      return `<blockquote>${each('p', block.lines)}</blockquote>`;
    case 'table':
      return `<table>${block.rows.map((row) => `<tr>${each('td', row)}</tr>`).join('')}</table>`;
    case 'picture':
      return pictureOf(block.picture, origin);
    case 'gallery':
      return block.pictures.map((picture) => pictureOf(picture, origin)).join('');
    default:
      return '';
  }
}

const pictureOf = ({ mediaId, alt, caption }: { mediaId: string; alt: string; caption: string }, origin: string) =>
  `<figure><img src="${origin}/media/${mediaId}/960.jpg" alt="${escaped(alt)}">${
    caption && `<figcaption>${escaped(caption)}</figcaption>`
  }</figure>`;

function runOf({ text, bold, italic, href }: Run, origin: string): string {
  const words = escaped(text);
  const leaning = italic ? `<em>${words}</em>` : words;
  const strong = bold ? `<strong>${leaning}</strong>` : leaning;
  return href ? `<a href="${escaped(href.startsWith('/') ? origin + href : href)}">${strong}</a>` : strong;
}
