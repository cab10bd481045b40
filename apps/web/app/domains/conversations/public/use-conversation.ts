import type { Picture } from '@adunni/contracts/fields';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import type { ConversationCalls, ConversationMessage } from './calls.ts';
import { followNews } from './follow-news.ts';
import { tellRead } from './follow-reads.ts';
import { merge } from './merge.ts';

/** A message that the server has not confirmed yet; `problem` says why it could not be sent. */
export interface Outgoing {
  key: number;
  topicId: string | null;
  text: string;
  photos: Picture[];
  problem: string | null;
}
type Draft = Pick<Outgoing, 'topicId' | 'text' | 'photos'>;

let lastKey = 0;

/** A conversation, live: what was said, what is being sent, and how to send. Null before it is loaded. */
export function useConversation(calls: ConversationCalls, about: string) {
  const [messages, setMessages] = useState<ConversationMessage[] | null>(null);
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async (): Promise<void> => {
    try {
      const fresh = await calls.list(about);
      setMessages((known) => merge(known ?? [], fresh));
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'The messages could not be loaded.'));
    }
  }, [calls, about]);

  useEffect(() => {
    void load();
    return followNews(() => void load());
  }, [load]);

  async function send({ key, topicId, text, photos }: Outgoing): Promise<void> {
    try {
      const photoIds = photos.map(({ _id }) => _id);
      const message = await calls.write(about, { text, topicId, photoIds });
      setMessages((known) => merge(known ?? [], [message]));
      setOutgoing((all) => all.filter((other) => other.key !== key));
    } catch (error) {
      const why = messageOf(error, 'Your message could not be sent.');
      setOutgoing((all) => all.map((other) => (other.key === key ? { ...other, problem: why } : other)));
    }
  }

  function write(draft: Draft): void {
    lastKey += 1;
    const message = { ...draft, key: lastKey, problem: null };
    setOutgoing((all) => [...all, message]);
    void send(message);
  }

  function retry(message: Outgoing): void {
    setOutgoing((all) => all.map((other) => (other.key === message.key ? { ...other, problem: null } : other)));
    void send(message);
  }

  /** Tells the server up to where the conversation was seen; when that fails, it is told the next time. */
  const markRead = useCallback(
    (lastId: string): void => {
      calls.read(about, lastId).then(
        () => {
          tellRead();
          void load();
        },
        () => undefined,
      );
    },
    [calls, about, load],
  );

  return {
    messages,
    outgoing,
    problem,
    load,
    write,
    retry,
    discard: (key: number) => setOutgoing((all) => all.filter((other) => other.key !== key)),
    markRead,
  };
}
