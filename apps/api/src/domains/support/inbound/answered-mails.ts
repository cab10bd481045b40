import type { Deps } from '../../../kit/context.ts';
import { extensionsOf } from '../../../kit/domain.ts';
import type { IncomingMail } from '../../../kit/mail/inbound/inbound.ts';
import { repliedOther } from './known.queries.ts';
import type { Letter } from './letter.rules.ts';
import { type MailSubject, subjectAt } from './reply-address.ts';

/** What else than tickets is answered by mail. */
export interface AnsweredMails {
  about: MailSubject;
  /** Whether mail for one of them is taken now. */
  accepts: (deps: Deps, subjectId: string) => Promise<boolean>;
  /** Takes what somebody wrote, once for each digest, or what a program reports. Throws MailRefused. */
  receive: (deps: Deps, subjectId: string, letter: Letter, digest: string) => Promise<void>;
}

/** Whether an address leads to something else than a ticket that takes mail. */
export async function isAnsweredElsewhere(deps: Deps, address: string): Promise<boolean> {
  for (const { about, accepts } of extensionsOf('answeredMails')) {
    const id = subjectAt(deps.config, address, deps.clock(), about);
    if (id) return accepts(deps, id);
  }
  return false;
}

/** Gives a mail to all else than tickets that it is sent to or answers; whether there was any. */
export async function giveElsewhere(
  deps: Deps,
  { recipients }: IncomingMail,
  letter: Letter,
  digest: string,
): Promise<boolean> {
  let isGiven = false;
  for (const { about, receive } of extensionsOf('answeredMails')) {
    const named = recipients.flatMap((address) => subjectAt(deps.config, address, deps.clock(), about) ?? []);
    const replied = named.length > 0 ? named : [(await repliedOther(deps, letter, about)) ?? []].flat();
    for (const id of new Set(replied)) await receive(deps, id, letter, digest);
    isGiven ||= replied.length > 0;
  }
  return isGiven;
}
