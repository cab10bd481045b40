/** The line that Gmail, Apple Mail and Thunderbird put above what they quote, in the languages of our customers. */
const ATTRIBUTION = /^(on|am|le|el|em)\b.{4,200}\b(wrote|schrieb|a écrit|escribió|escreveu)\b.{0,80}:$/iu;
/** The line of Outlook and its likes. */
const ORIGINAL =
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d.origine|mensaje original|mensagem original)\s*-{2,}$/iu;
/** How Outlook begins without such a line: the header of the quoted mail. */
const FROM_LINE = /^\*?(from|von|de):\*?\s.*\S/iu;
const HEADER_LINE = /^\*?(sent|date|to|subject|gesendet|an|betreff|envoyé|à|objet|enviado|para|asunto|assunto):\*?\s/iu;

/** Lines in which a header is looked for, blank ones among them. */
const HEADER_WITHIN = 8;

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';

/**
 * What somebody wrote themselves: without the mail that they answer, where a program quoted it below. Kept are answers
 * between quoted lines, quotations without such a beginning, and everything when nothing else is left.
 */
export function withoutQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  // From here on everything is quoted: seen once, since a mail may have any number of lines.
  const quotedFrom = lines.findLastIndex((line) => !isBlank(line) && !isQuoted(line)) + 1;
  const isAnythingQuoted = lines.slice(quotedFrom).some(isQuoted);
  const at = lines.findIndex((_, index) => beginsQuotation(lines, index, isAnythingQuoted ? quotedFrom : Infinity));
  if (at < 0) return text.trim();
  const own = lines.slice(0, at).join('\n').trim();
  return own === '' ? text.trim() : own;
}

/** Whether all from this line on is the mail that is answered. */
function beginsQuotation(lines: readonly string[], index: number, quotedFrom: number): boolean {
  const here = lines[index]?.trim() ?? '';
  if (FROM_LINE.test(here)) return namesQuoted(lines, index);
  if (ORIGINAL.test(here)) return true;
  // Otherwise something between or below the quoted lines was written by whoever answers.
  if (ATTRIBUTION.test(here)) return quotedFrom <= index + 1;
  // A long attribution is broken in two.
  return quotedFrom <= index + 2 && ATTRIBUTION.test(`${here} ${lines[index + 1]?.trim() ?? ''}`);
}

/** Whether at least two of the three lines that follow are of the header of a mail. */
function namesQuoted(lines: readonly string[], index: number): boolean {
  const after = lines.slice(index + 1, index + 1 + HEADER_WITHIN).filter((line) => !isBlank(line));
  return after.slice(0, 3).filter((line) => HEADER_LINE.test(line.trim())).length >= 2;
}
