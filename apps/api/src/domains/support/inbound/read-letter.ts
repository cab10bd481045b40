import type { IncomingMail } from '../../../kit/mail/inbound/inbound.ts';
import { digestOf, isAutomatic, isBounce, type Letter, storable } from './letter.rules.ts';
import { withoutQuoted } from './quoted.rules.ts';

/** Longest HTML that is made into text, for who writes without a text part. */
const MOST_HTML = 500_000;

/** Reads a mail as it came in: who wrote what, without the mail that it answers. */
export async function readLetter({ sender, raw }: IncomingMail): Promise<{ letter: Letter; digest: string }> {
  // With the first mail, so that a server without any does not keep it in memory.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: MOST_HTML });
  const lines = new Map(mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1)]));
  const header = (name: string): string => (lines.get(name) ?? '').trim().toLowerCase();
  const author = mail.from?.value[0];
  const from = (author?.address ?? '').toLowerCase();
  const references = [mail.inReplyTo ?? [], mail.references ?? []].flat();
  const letter: Letter = {
    from,
    name: storable(author?.name || from.split('@')[0] || '').slice(0, 120),
    subject: storable(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    text: withoutQuoted(storable(mail.text ?? '')),
    messageId: mail.messageId ?? null,
    answers: references,
    files: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, content }) => ({ name: storable(filename ?? 'attachment'), content })),
    isAutomatic: isAutomatic(header),
    isBounce: isBounce(sender, from, header('content-type')),
  };
  return { letter, digest: digestOf(letter, header('date')) };
}
