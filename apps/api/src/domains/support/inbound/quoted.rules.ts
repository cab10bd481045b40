/** The line that Gmail, Apple Mail and Thunderbird put above what they quote, in the languages of our customers. */
const ATTRIBUTION = /^(on|am|le|el|em)\b.{4,200}\b(wrote|schrieb|a écrit|escribió|escreveu)\b.{0,80}:$/iu;
/** The line of Outlook and its likes. */
const ORIGINAL =
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d.origine|mensaje original|mensagem original)\s*-{2,}$/iu;
/** How Outlook begins without such a line: the header of the quoted mail. */
const FROM_LINE = /^\*?(from|von|de):\*?\s.*\S/iu;
const HEADER_LINE = /^\*?(sent|date|to|subject|gesendet|an|betreff|envoyé|à|objet|enviado|para|asunto|assunto):\*?\s/iu;

const isQuoted = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';

/**
 * What somebody wrote themselves: without the mail that they answer, where a program quoted it below. Kept are answers
 * between quoted lines, quotations without such a beginning, and everything when nothing else is left.
 */
export function withoutQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const at = lines.findIndex((_, index) => beginsQuotation(lines, index));
  if (at < 0) return text.trim();
  const own = lines.slice(0, at).join('\n').trim();
  return own === '' ? text.trim() : own;
}

/** Whether all from this line on is the mail that is answered. */
function beginsQuotation(lines: readonly string[], index: number): boolean {
  const here = lines[index]?.trim() ?? '';
  const after = lines.slice(index + 1).filter((line) => !isBlank(line));
  if (FROM_LINE.test(here)) return after.slice(0, 3).filter((line) => HEADER_LINE.test(line.trim())).length >= 2;
  if (ORIGINAL.test(here)) return true;
  // A long attribution is broken in two.
  const next = lines[index + 1]?.trim() ?? '';
  const isBroken = !ATTRIBUTION.test(here) && ATTRIBUTION.test(`${here} ${next}`);
  if (!isBroken && !ATTRIBUTION.test(here)) return false;
  const quoted = isBroken ? after.slice(1) : after;
  // Otherwise something between or below the quoted lines was written by whoever answers.
  return quoted.length > 0 && quoted.every(isQuoted);
}
