import {
  createDesign,
  type Design,
  deleteDesign,
  listDesigns,
  restoreDesign,
  updateDesign,
} from '@adunni/contracts/studio/designs';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { useAwaited } from '../../../kit/api/use-awaited.ts';
import { toast } from '../../../kit/toasts.ts';
import { offerUndo } from '../../../kit/undo/undo.tsx';
import { copyName } from './copy-name.ts';

/** Where undoing is offered. */
export const PLACE = 'designs';

/** The designs of the signed-in person, and what they do with them. */
export interface DesignsState {
  /** Null while they load. */
  designs: readonly Design[] | null;
  /** Why they could not be loaded. */
  problem: string | null;
  load: () => Promise<void>;
  /** Shows a design as the server answered it. */
  put: (design: Design) => void;
  rename: (design: Design, name: string) => Promise<void>;
  copy: (design: Design) => Promise<void>;
  remove: (design: Design) => Promise<void>;
}

/** Loads the designs of the signed-in person; what is not drawn yet is asked for again. */
export function useDesigns(): DesignsState {
  const [designs, setDesigns] = useState<readonly Design[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async () => {
    setProblem(null);
    try {
      setDesigns((await callApi(listDesigns)).items);
    } catch (error) {
      setProblem(messageOf(error, 'Your designs could not be loaded. Please try again.'));
    }
  }, []);
  useEffect(() => void load(), [load]);
  useAwaited(designs?.some(({ isPictureCurrent }) => !isPictureCurrent) ?? false, load);

  const put = (design: Design): void =>
    setDesigns((present) => present?.map((one) => (one._id === design._id ? design : one)) ?? null);
  const add = (design: Design): void =>
    setDesigns((present) => [design, ...(present ?? []).filter(({ _id }) => _id !== design._id)]);

  async function rename({ _id, version, recipe }: Design, name: string): Promise<void> {
    const { design } = await callApi(updateDesign, { params: { designId: _id }, body: { version, name, recipe } });
    put(design);
  }

  async function copy({ name, recipe }: Design): Promise<void> {
    try {
      const body = { _id: newKey(), name: copyName(name), recipe };
      add((await callApi(createDesign, { body })).design);
      toast('success', 'Design copied.');
    } catch (error) {
      toast('error', messageOf(error, 'The design could not be copied. Please try again.'));
    }
  }

  async function remove({ _id, name }: Design): Promise<void> {
    const params = { params: { designId: _id } };
    try {
      await callApi(deleteDesign, params);
      setDesigns((present) => present?.filter((one) => one._id !== _id) ?? null);
      offerUndo(PLACE, `${name} deleted.`, () => void restore(_id));
    } catch (error) {
      toast('error', messageOf(error, 'The design could not be deleted. Please try again.'));
    }
  }

  async function restore(designId: string): Promise<void> {
    try {
      add((await callApi(restoreDesign, { params: { designId } })).design);
    } catch (error) {
      toast('error', messageOf(error, 'The design could not be restored. Please try again.'));
    }
  }

  return { designs, problem, load, put, rename, copy, remove };
}
