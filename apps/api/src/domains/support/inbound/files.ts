import { MAX_TICKET_FILES } from '@adunni/contracts/support/kinds';
import { Refusal } from '../../../kit/errors.ts';
import { cut, type Letter } from './letter.rules.ts';

/**
 * Stores the files of a mail as those of the form are, by the same checks; answers with what was stored, and with the
 * names of what no ticket takes.
 */
export async function keepFiles(
  { files }: Letter,
  store: (content: Buffer) => Promise<{ _id: string }>,
): Promise<{ fileIds: string[]; refused: string[] }> {
  const fileIds: string[] = [];
  const refused: string[] = [];
  for (const { name, content } of files.slice(0, MAX_TICKET_FILES))
    try {
      fileIds.push((await store(content))._id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind.status === 429) throw error;
      refused.push(name);
    }
  return { fileIds, refused: [...refused, ...files.slice(MAX_TICKET_FILES).map(({ name }) => name)] };
}

/** How many files are named, and how much of each name. */
const NAMED = 10;
const NAME_LENGTH = 80;

/** A text no longer than it may be, that says which files are missing and that something was left out. */
export function withNames(text: string, refused: readonly string[], most: number): string {
  const names = refused.slice(0, NAMED).map((name) => cut(name.replace(/\s+/g, ' '), NAME_LENGTH));
  const more = refused.length > NAMED ? ` and ${refused.length - NAMED} more` : '';
  const missing =
    refused.length > 0 ? `\n\nNot attached, since we take photos and PDFs only: ${names.join(', ')}${more}` : '';
  const room = most - missing.length;
  const whole = text.trim() || 'This email has no text.';
  return (whole.length <= room ? whole : `${cut(whole, room - 2)} …`) + missing;
}
