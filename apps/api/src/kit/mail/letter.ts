import { BRAND } from '@adunni/contracts/brand';

/** A mail in our words; how it looks is decided here once. Paragraphs and rows are plain text. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Label and value pairs, such as the lines of an order. */
  rows?: [label: string, value: string][];
  /** One thing to do; `path` begins with a slash. */
  action?: { label: string; path: string };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** A letter as HTML and as plain text; markup in the texts is shown as text. */
export function renderLetter(letter: Letter, publicUrl: string): { html: string; text: string } {
  const link = letter.action && { label: letter.action.label, url: publicUrl + letter.action.path };
  const text = [
    letter.greeting,
    ...letter.paragraphs,
    (letter.rows ?? []).map((row) => row.join(': ')).join('\n'),
    link ? `${link.label}: ${link.url}` : '',
    `${BRAND.name} · ${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { html: page(letter, link), text };
}

function page(letter: Letter, link: { label: string; url: string } | undefined): string {
  const paragraph = (content: string) => `<p style="margin:0 0 16px;line-height:1.6">${content}</p>`;
  const rows = (letter.rows ?? [])
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:#6d6259">${escapeHtml(label)}</td><td style="padding:6px 0;text-align:right">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  return [
    '<!doctype html><html lang="en"><body style="margin:0;background:#f6f0e7;font-family:Georgia,serif;color:#241c17">',
    '<div style="max-width:560px;margin:0 auto;padding:40px 24px">',
    `<p style="margin:0 0 32px;font-size:24px;letter-spacing:.02em">${escapeHtml(BRAND.name)}</p>`,
    paragraph(escapeHtml(letter.greeting)),
    ...letter.paragraphs.map((content) => paragraph(escapeHtml(content))),
    rows && `<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>`,
    link
      ? `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="background:#7a2e1d;color:#fff;padding:12px 20px;border-radius:4px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
      : '',
    '</div></body></html>',
  ].join('');
}
