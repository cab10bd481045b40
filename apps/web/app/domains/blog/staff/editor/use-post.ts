import type { PostForm } from '@adunni/contracts/blog/forms';
import { postResource, publishPost, writePresence } from '@adunni/contracts/blog/staff';
import { useDebouncedCallback, useInterval } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { createRecord } from '../../../../kit/resource/resource-calls.ts';

/** How long nothing is typed before a draft is saved. */
const PAUSE_MS = 1500;
const PRESENCE_MS = 20_000;

/** A post that is written: its words, saved while they are typed, one save after the other. */
export function usePost(
  first: PostForm,
  seen: { _id: string; version: number } | null,
  onStored: (version: number) => void,
) {
  const [values, setValues] = useState(first);
  const [state, setState] = useState<'saved' | 'typing' | 'saving' | 'stale'>('saved');
  const [problem, setProblem] = useState<string | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [others, setOthers] = useState<readonly string[]>([]);
  const [_id, setId] = useState(seen?._id ?? null);
  const now = useRef({
    values: first,
    saved: first,
    _id: seen?._id ?? null,
    version: seen?.version ?? 1,
    isStale: false,
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Does one thing after the other, and tells what was refused. */
  function inTurn(work: () => Promise<void>): Promise<boolean> {
    const turn = queue.current.then(async () => {
      if (now.current.isStale) return false;
      try {
        setState('saving');
        await work();
        setProblem(null);
        setFields({});
        setState(now.current.values === now.current.saved ? 'saved' : 'typing');
        return true;
      } catch (error) {
        now.current.isStale = error instanceof ApiError && error.code === 'stale';
        setState(now.current.isStale ? 'stale' : 'typing');
        setFields(error instanceof ApiError ? plain(error.fields) : {});
        setProblem(messageOf(error, 'The draft could not be saved. Your text is still here.'));
        return false;
      }
    });
    queue.current = turn;
    return turn;
  }

  async function store(): Promise<void> {
    const { current } = now;
    const sent = current.values;
    if (sent === current.saved || sent.title.trim() === '') return;
    if (current._id === null) {
      current._id = (await createRecord(postResource, sent))._id;
      setId(current._id);
      // Without navigating, which would take the cursor out of the text.
      window.history.replaceState(window.history.state, '', `/admin/blog/posts/edit/${current._id}`);
    } else {
      const body = { version: current.version, values: sent };
      current.version = (await callApi(postResource.update, { params: { _id: current._id }, body })).version;
    }
    current.saved = sent;
    onStored(current.version);
  }

  const saveSoon = useDebouncedCallback(() => void inTurn(store), PAUSE_MS);
  function change(part: Partial<PostForm>): void {
    now.current.values = { ...now.current.values, ...part };
    setValues(now.current.values);
    if (!now.current.isStale) setState('typing');
    saveSoon();
  }

  /** Publishes all that was typed, now or at a moment; answers with the post’s id, null when it was refused. */
  async function publish(at: string | null): Promise<string | null> {
    if (now.current.values.title.trim() === '') {
      setFields({ title: 'Add a title before publishing.' });
      return null;
    }
    const isDone = await inTurn(async () => {
      const { current } = now;
      if (current._id === null) await store();
      if (current._id === null) return;
      const sent = current.values;
      const body = { version: current.version, values: sent, at };
      current.version = (await callApi(publishPost, { params: { _id: current._id }, body })).version;
      current.saved = sent;
      onStored(current.version);
    });
    return isDone ? now.current._id : null;
  }

  async function tell(): Promise<void> {
    const { _id: id } = now.current;
    if (!id) return;
    const answer = await callApi(writePresence, { params: { _id: id } }).catch(() => null);
    if (answer) setOthers(answer.others);
  }
  const presence = useInterval(() => void tell(), PRESENCE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins with the post, not with each rendering
  useEffect(() => {
    void tell();
    presence.start();
    return presence.stop;
  }, [_id]);

  return { values, change, state, problem, fields, others, _id, publish, save: () => inTurn(store) };
}

/** Remarks by the field’s own name, whichever call they are of. */
const plain = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^values\./, ''), text]));
