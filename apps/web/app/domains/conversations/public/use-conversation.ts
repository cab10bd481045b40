import type { Picture } from '@adunni/contracts/fields';
import { useCallback, useEffect, useState } from 'react';
import { isOffline, messageOf, SENT_LATER } from '../../../kit/api/call-api.ts';
import { useOnceOnline } from '../../../kit/api/connection.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import type { ConversationCalls, ConversationMessage } from './calls.ts';
import { followNews } from './follow-news.ts';
import { tellProgress } from './follow-progress.ts';
import { merge } from './merge.ts';

/** A message that the server has not confirmed yet; `problem` says why it could not be sent, or what it waits for. */
export interface Outgoing {
  key: string;
  topicId: string | null;
  text: string;
  photos: Picture[];
  problem: string | null;
  /** Whether it goes by itself once there is a connection. */
  isWaiting: boolean;
}
type Draft = Pick<Outgoing, 'topicId' | 'text' | 'photos'>;

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

  const change = (key: string, changes: Partial<Outgoing>): void =>
    setOutgoing((all) => all.map((other) => (other.key === key ? { ...other, ...changes } : other)));

  async function send({ key, topicId, text, photos }: Outgoing): Promise<void> {
    try {
      const photoIds = photos.map(({ _id }) => _id);
      const message = await calls.write(about, { key, text, topicId, photoIds });
      setMessages((known) => merge(known ?? [], [message]));
      setOutgoing((all) => all.filter((other) => other.key !== key));
      tellProgress();
    } catch (error) {
      const isWaiting = isOffline(error);
      const why = isWaiting ? SENT_LATER : messageOf(error, 'Your message could not be sent.');
      change(key, { isWaiting, problem: why });
    }
  }

  function write(draft: Draft): void {
    const message = { ...draft, key: newKey(), problem: null, isWaiting: false };
    setOutgoing((all) => [...all, message]);
    void send(message);
  }

  async function retry(message: Outgoing): Promise<void> {
    change(message.key, { problem: null, isWaiting: false });
    await send(message);
  }

  /** One after the other, so that they arrive as they were written. */
  async function sendWaiting(): Promise<void> {
    for (const message of waiting) change(message.key, { problem: null, isWaiting: false });
    for (const message of waiting) await send(message);
  }
  const waiting = outgoing.filter(({ isWaiting }) => isWaiting);
  useOnceOnline(waiting.length > 0, () => void sendWaiting());

  /** Tells the server up to where the conversation was seen; when that fails, it is told the next time. */
  const markRead = useCallback(
    (lastId: string): void => {
      calls.read(about, lastId).then(
        () => {
          tellProgress();
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
    discard: (key: string) => setOutgoing((all) => all.filter((other) => other.key !== key)),
    markRead,
  };
}
