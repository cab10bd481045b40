/** The line that Gmail, Apple Mail and Thunderbird put above what they quote, in the languages of our customers. */
const ATTRIBUTION = /^(on|am|le|el|em)\b.{4,400}\b(wrote|schrieb|a écrit|escribió|escreveu)\b.{0,80}:$/iu;
/** The line of Outlook and its likes. */
const ORIGINAL =
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d.origine|mensaje original|mensagem original)\s*-{2,}$/iu;
/** How Outlook begins without such a line: the header of the quoted mail. */
const FROM_LINE = /^\*?(from|von|de):\*?\s.*\S/iu;
const HEADER_LINE = /^\*?(sent|date|to|subject|gesendet|an|betreff|envoyé|à|objet|enviado|para|asunto|assunto):\*?\s/iu;

/** Lines in which a header is looked for, blank ones among them. */
const HEADER_WITHIN = 8;

/** What some programs draw above the mail that they quote. */
const RULE = /^[-_]{5,}$/;
/** Lines over which an attribution is broken; HTML names an address twice. */
const ATTRIBUTION_LINES = 4;

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';

/**
 * What somebody wrote themselves: without the mail that they answer, where a program quoted it below. Kept are answers
 * between quoted lines, quotations without such a beginning, and everything when nothing else is left.
 */
export function withoutQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const attribution = attributionIn(lines);
  const at = lines.findIndex((line, index) => index === attribution || beginsOriginal(lines, line.trim(), index));
  if (at < 0) return text.trim();
  const own = withoutRule(lines.slice(0, at)).join('\n').trim();
  return own === '' ? text.trim() : own;
}

/** Where the attribution of what is quoted at the end begins; -1 when something else was written right above that. */
function attributionIn(lines: readonly string[]): number {
  // From here on everything is quoted: seen once, since a mail may have any number of lines.
  const quotedFrom = lines.findLastIndex((line) => !isBlank(line) && !isQuoted(line)) + 1;
  if (!lines.slice(quotedFrom).some(isQuoted)) return -1;
  // The shortest first, so that a line above it that begins alike is kept.
  for (let at = quotedFrom - 1; at >= Math.max(0, quotedFrom - ATTRIBUTION_LINES); at--) {
    const joined = lines.slice(at, quotedFrom).map((line) => line.trim());
    if (ATTRIBUTION.test(joined.join(' '))) return at;
  }
  return -1;
}

const beginsOriginal = (lines: readonly string[], here: string, index: number): boolean =>
  FROM_LINE.test(here) ? namesQuoted(lines, index) : ORIGINAL.test(here);

function withoutRule(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  return RULE.test(lines[last]?.trim() ?? '') ? lines.slice(0, last) : lines;
}

/** Whether at least two of the three lines that follow are of the header of a mail. */
function namesQuoted(lines: readonly string[], index: number): boolean {
  const after = lines.slice(index + 1, index + 1 + HEADER_WITHIN).filter((line) => !isBlank(line));
  return after.slice(0, 3).filter((line) => HEADER_LINE.test(line.trim())).length >= 2;
}
