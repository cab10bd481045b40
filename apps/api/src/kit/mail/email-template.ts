import { BRAND } from '@adunni/contracts/brand';

/** A mail in our words; how it looks is decided here once. Paragraphs and rows are plain text. */
export interface EmailTemplate {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What was ordered, each with its picture; above the rows. */
  pieces?: readonly MailedPiece[];
  /** Label and value pairs, such as the lines of an order; a value may lead to a page. */
  rows?: [label: string, value: string, url?: string][];
  /** One thing to do; `path` begins with a slash. */
  action?: { label: string; path: string };
  /** A file that goes with it, such as one for a calendar. */
  attachment?: Attachment;
}

/** A piece in a mail; `picture.url` begins with a slash, and widths are served below it. */
export interface MailedPiece {
  label: string;
  /** Such as its price; empty for none. */
  value: string;
  picture: { url: string; alt: string } | null;
}

/** A text that goes with a mail as a file. */
export interface Attachment {
  name: string;
  contentType: string;
  content: string;
}

/** A mail as it is sent, for programs that show markup and for those that do not. */
export interface Content {
  html: string;
  text: string;
}

/** The parts of a page, as HTML from top to bottom. */
interface Page {
  title: string;
  parts: readonly string[];
  /** What mail programs show behind the subject, as plain text. */
  preheader?: string;
  /** Small print, as HTML. */
  foot?: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text with its markup shown as text. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** An email as HTML and as plain text; markup in the texts is shown as text. */
export function renderEmail(template: EmailTemplate, publicUrl: string): Content {
  const link = template.action && { label: template.action.label, url: publicUrl + template.action.path };
  const text = [
    template.greeting,
    ...template.paragraphs,
    (template.pieces ?? []).map(({ label, value }) => (value ? `${label}: ${value}` : label)).join('\n'),
    (template.rows ?? []).map(([label, value, url]) => `${label}: ${value}${url ? ` (${url})` : ''}`).join('\n'),
    link ? `${link.label}: ${link.url}` : '',
    `${BRAND.name} · ${publicUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return { html: renderPage({ title: template.subject, parts: partsOf(template, link, publicUrl) }), text };
}

/** The paper that every mail of ours is written on. */
export function renderPage({ title, parts, preheader, foot }: Page): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;background:#f6f0e7;font-family:Georgia,serif;color:#241c17;overflow-wrap:anywhere">',
    preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>` : '',
    '<div style="max-width:560px;margin:0 auto;padding:40px 24px">',
    `<p style="margin:0 0 32px;font-size:24px;letter-spacing:.02em">${escapeHtml(BRAND.name)}</p>`,
    ...parts,
    foot
      ? `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9cdbb;font-size:13px;line-height:1.5;color:#6d6259">${foot}</p>`
      : '',
    '</div></body></html>',
  ].join('');
}

/** A piece as a row of a table. Its picture is as wide as two of its px on a fine screen. */
function pieceRow({ label, value, picture }: MailedPiece, publicUrl: string): string {
  const shown = picture
    ? `<img src="${escapeHtml(`${publicUrl}${picture.url}/160.jpg`)}" alt="${escapeHtml(picture.alt)}" width="72" style="display:block;width:72px;height:auto;border-radius:4px">`
    : '';
  const price =
    value && `<td dir="auto" style="padding:8px 0;text-align:right;white-space:nowrap">${escapeHtml(value)}</td>`;
  return `<tr><td style="width:72px;padding:8px 16px 8px 0">${shown}</td><td style="padding:8px 16px 8px 0">${escapeHtml(label)}</td>${price}</tr>`;
}

function partsOf(
  template: EmailTemplate,
  link: { label: string; url: string } | undefined,
  publicUrl: string,
): string[] {
  const paragraph = (content: string) => `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(content)}</p>`;
  const rows = (template.rows ?? [])
    .map(
      ([label, value, url]) =>
        `<tr><td style="padding:6px 24px 6px 0;color:#6d6259">${escapeHtml(label)}</td><td dir="auto" style="padding:6px 0;text-align:right">${url ? `<a href="${escapeHtml(url)}" style="color:#7a2e1d">${escapeHtml(value)}</a>` : escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const pieces = (template.pieces ?? []).map((piece) => pieceRow(piece, publicUrl)).join('');
  return [
    paragraph(template.greeting),
    ...template.paragraphs.map(paragraph),
    pieces && `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${pieces}</table>`,
    rows && `<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows}</table>`,
    link
      ? `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="background:#7a2e1d;color:#fff;padding:12px 20px;border-radius:4px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
      : '',
  ];
}
