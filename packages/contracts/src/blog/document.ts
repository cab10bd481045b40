/** How much a post may hold; nothing in it lies deeper than a run in a cell of a row of a table. */
export const DOCUMENT_LIMITS = {
  blocks: 400,
  runs: 200,
  entries: 100,
  rows: 60,
  cells: 8,
  pictures: 12,
  size: 200_000,
};

/** Whether a link of a post may lead there: a page of ours, a site or an address of email. */
export const mayLead = (href: string): boolean =>
  /^(https?:\/\/[^/\\\s@]+(\/|$|\?|#)|mailto:[^@\s]+@[^@\s]+$|\/(?![/\\]))/i.test(href) && !/[\s"'<>`\\]/.test(href);

/** What a call-out is for. */
export const TONES = { note: 'Note', tip: 'Tip', warning: 'Take care' } as const;
export type Tone = keyof typeof TONES;
