import { type CategoryRow, getCategoryTree, moveCategory } from '@adunni/contracts/catalog/categories';
import { useEffect, useRef, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { toast } from '../../../../kit/toasts.ts';
import { moved, type Place, placeOf, siblingsOf } from './tree.rules.ts';

/** What was done last, so that it can be told and taken back. */
interface Step {
  id: string;
  words: string;
  was: Place;
}

/** `Gowns is now 2 of 5 below Women.` */
function wordsOf(tree: readonly CategoryRow[], id: string): string {
  const { parentId, position } = placeOf(tree, id);
  const [own, parent] = [id, parentId].map((each) => tree.find(({ _id }) => _id === each)?.name);
  const count = siblingsOf(tree, parentId).length;
  return `${own} is now ${position + 1} of ${count} ${parent ? `in ${parent}` : 'at the top level'}.`;
}

/**
 * The category tree and moves in it. What is moved shows at its place at once; moves are sent one after the other, and
 * once none is left the tree is read again. A tree that was read before the newest move is never taken.
 */
export function useTree(stored: readonly CategoryRow[]) {
  const [ahead, setAhead] = useState<readonly CategoryRow[] | null>(null);
  const [last, setLast] = useState<Step | null>(null);
  const latest = useRef(stored);
  const sending = useRef({ count: 0, done: Promise.resolve() });

  useEffect(() => {
    if (sending.current.count > 0) return;
    latest.current = stored;
    setAhead(null);
  }, [stored]);

  function show(tree: readonly CategoryRow[]): void {
    latest.current = tree;
    setAhead(tree);
  }

  function move(id: string, place: Place): void {
    const was = placeOf(latest.current, id);
    if (was.parentId === place.parentId && was.position === place.position) return;
    show(moved(latest.current, id, place));
    setLast({ id, words: wordsOf(latest.current, id), was });
    sending.current.count += 1;
    sending.current.done = sending.current.done.then(() => send(id, place, was));
  }

  async function send(id: string, place: Place, was: Place): Promise<void> {
    const { version = 0 } = latest.current.find(({ _id }) => _id === id) ?? {};
    try {
      const answer = await callApi(moveCategory, { params: { _id: id }, body: { version, ...place } });
      latest.current = latest.current.map((each) => (each._id === id ? { ...each, ...answer } : each));
    } catch (error) {
      show(moved(latest.current, id, was));
      setLast(null);
      toast('error', messageOf(error, 'The category could not be moved. Please try again.'));
    }
    const fresh = sending.current.count > 1 ? null : await callApi(getCategoryTree).catch(() => null);
    sending.current.count -= 1;
    if (fresh && sending.current.count === 0) show(fresh.items);
  }

  function undo(): void {
    if (!last) return;
    move(last.id, last.was);
    setLast(null);
  }

  return {
    tree: ahead ?? stored,
    move,
    /** What the last move did; empty at first and after it was taken back. */
    words: last?.words ?? '',
    undo,
  };
}
