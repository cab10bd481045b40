import { domainToASCII } from 'node:url';
import type { ParsedMail } from 'mailparser';
import { type IncomingMail, MailRefused } from '../../../kit/mail/inbound/inbound.ts';
import { cut, digestOf, isAutomatic, isBounce, type Letter, messageIdIn, nameOf, storable } from './letter.rules.ts';
import { withoutQuoted } from './quoted.rules.ts';

/** Longest HTML that is made into text, for who writes without a text part, and longest text that is looked at. */
const MOST_HTML = 500_000;
const MOST_TEXT = 100_000;
/** Lines of a mail: twice as many as two files of 10 MB have. Each costs its reader time. */
const MOST_LINES = 800_000;
const NEW_LINE = 10;

/**
 * Reads a mail as it came in: who wrote what, without the mail that it answers. Refuses for good what is made to break
 * its reader: parts in parts, parts, lines and headers without end.
 */
export async function readLetter({ sender, raw }: IncomingMail): Promise<{ letter: Letter; digest: string }> {
  if (linesOf(raw) > MOST_LINES) throw new MailRefused('The message has too many lines');
  const mail = await parse(raw);
  const lines = new Map(mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1)]));
  const header = (name: string): string => (lines.get(name) ?? '').trim().toLowerCase();
  const author = mail.from?.value[0];
  const from = asciiAddress(storable(author?.address ?? ''));
  const references = [mail.references ?? []].flat().reverse();
  const letter: Letter = {
    from,
    name: nameOf(storable(author?.name ?? ''), from),
    subject: storable(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    text: withoutQuoted(storable(cut(mail.text ?? '', MOST_TEXT))),
    messageId: messageIdIn(mail.messageId),
    answers: [mail.inReplyTo ?? [], references].flat(),
    files: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, content }) => ({ name: storable(filename ?? 'attachment'), content })),
    isAutomatic: isAutomatic(header),
    isBounce: isBounce(sender, from, header('content-type')),
  };
  return { letter, digest: digestOf(letter, header('date')) };
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  // With the first mail, so that a server without any does not keep it in memory.
  const { simpleParser } = await import('mailparser');
  const options = { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: MOST_HTML };
  try {
    return await simpleParser(raw, options);
  } catch {
    throw new MailRefused('The message cannot be read');
  }
}

function linesOf(raw: Buffer): number {
  let count = 0;
  for (let at = raw.indexOf(NEW_LINE); at >= 0; at = raw.indexOf(NEW_LINE, at + 1)) count += 1;
  return count;
}

/** An address in small letters, its domain as mail servers write it. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return (address.slice(0, at + 1) + domainToASCII(address.slice(at + 1))).toLowerCase();
}
