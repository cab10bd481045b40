import type { AttachedFile } from '@adunni/contracts/conversations/files';
import type { Sent } from '@adunni/contracts/endpoint';
import type { TicketForm } from '@adunni/contracts/support/forms';
import type { createTicket } from '@adunni/contracts/support/tickets';
import { newKey } from '../../../kit/api/new-key.ts';
import { type Attempt, attemptOf } from '../../../kit/forms/attempt.ts';

export type SentTicket = Sent<typeof createTicket>['body'];

/** A ticket as it is being written; it survives a reload and a look at another page of this tab. */
export interface Draft {
  category: TicketForm['category'] | '';
  /** What it is about, as `kind:id`, or empty for nothing. */
  about: string;
  subject: string;
  description: string;
  priority: TicketForm['priority'];
  files: AttachedFile[];
  /** The attempt to send it: the same content keeps its key, so that a retry opens no second ticket. */
  attempt: Attempt<SentTicket> | null;
}

/** Nothing written yet. */
export const EMPTY: Draft = {
  ...{ category: '', about: '', subject: '', description: '', priority: 'Normal' },
  ...{ files: [], attempt: null },
};

/** What is sent of a draft; a category that was not chosen is for the form to refuse. */
export function formOf({ category, about, subject, description, priority, files }: Draft): SentTicket {
  const [kind = '', id = ''] = about.split(':');
  return {
    category: category as TicketForm['category'],
    subject,
    description,
    priority,
    about: about === '' ? null : { kind: kind as NonNullable<TicketForm['about']>['kind'], id },
    fileIds: files.map(({ _id }) => _id),
  };
}

/** The next attempt to send a draft. */
export const nextAttempt = (draft: Draft): Attempt<SentTicket> => attemptOf(draft.attempt, formOf(draft), newKey);
