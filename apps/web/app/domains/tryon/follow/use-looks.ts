import { deleteLook, deleteLooks, type Look, listLooks } from '@adunni/contracts/tryon/looks';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';

/** The looks that a person saved: null while they load, and why when they could not be loaded. */
export function useLooks() {
  const [looks, setLooks] = useState<readonly Look[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    try {
      setLooks((await callApi(listLooks)).items);
    } catch (error) {
      setProblem(messageOf(error, 'Your saved looks could not be loaded. Please try again.'));
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function remove(lookId: string): Promise<void> {
    await callApi(deleteLook, { params: { lookId } });
    setLooks((present) => present?.filter(({ _id }) => _id !== lookId) ?? null);
  }
  async function removeAll(): Promise<void> {
    await callApi(deleteLooks);
    setLooks([]);
  }

  return { looks, problem, load, remove, removeAll };
}
