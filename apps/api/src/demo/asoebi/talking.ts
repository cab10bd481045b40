import { hostTalk } from '../../domains/asoebi/conversation/subject.ts';
import { markRead } from '../../domains/conversations/queries.ts';
import { asCustomer, asWorker } from '../../domains/conversations/rules.ts';
import { writeMessageIn } from '../../domains/conversations/service.ts';
import type { Begun, Past } from './replay.ts';

/** What the workshop of the bride’s side and the host wrote to each other, in turn, with the days ago. */
const SAID = [
  [
    6.8,
    'Good afternoon. The first sets for Ibadan are ready, and one goes to a house on Mokola Hill. We have the address, but nobody to ask for. How do we reach the guest?',
  ],
  [
    6.5,
    'Good afternoon! That is my aunt’s house, the one with the green gate opposite the pharmacy. She is at her shop until four, so please come after that, with all of our sets for the street.',
  ],
  [
    6.4,
    'Thank you. We send our rider after four, as soon as the balance of all of them is paid. May he leave the parcel with somebody if she is out?',
  ],
  [6.1, 'Yes, with her neighbour to the left. I have told them both, and I will remind those who still owe.'],
] as const;

/** Lets the workshop of the first group ask how to reach a guest, and the host answer; both have read it. */
export async function talk(past: Past, { host, workshops: [workshop] }: Begun): Promise<void> {
  if (!workshop) throw new Error('nobody makes the first group');
  const { person, invitationId } = workshop;
  for (const [index, [daysAgo, text]] of SAID.entries()) {
    const at = past.at(daysAgo);
    const isMaker = index % 2 === 0;
    const [writes, reads] = isMaker ? [asWorker(person), asCustomer(host)] : [asCustomer(host), asWorker(person)];
    const ctx = past.as(isMaker ? person : host, at);
    const lastId = await writeMessageIn(ctx, past.tx, hostTalk(invitationId, writes), { text });
    await markRead(past.tx, hostTalk(invitationId, reads), { lastId, now: at });
  }
}
