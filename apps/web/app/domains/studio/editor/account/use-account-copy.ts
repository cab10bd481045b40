import { type RefObject, useEffect, useRef, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { useOnline } from '../../../../kit/api/connection.ts';
import { toast } from '../../../../kit/toasts.ts';
import { cleanName, type Design, readDesign } from '../design/design.ts';
import { fetchKept, type Sent, sendDesign } from './send-design.ts';

/** How long nothing changes before the account is told, in ms. */
const QUIET = 1200;

/** A design as the account is to have it. */
export interface Copied {
  design: Design;
  /** Under what it is kept on this device, and in the account. */
  id: string | null;
  hasChanged: boolean;
  /** The version that the account has. */
  version: RefObject<number | undefined>;
  /** The account has this version by now, of that design. */
  onKept: (version: number, design: Design) => void;
  /** Goes on with another design. */
  onReplace: (design: Design) => void;
}

type State = Sent | { state: 'saving' };

/** Keeps the design in the account too, shortly after its last change; says how far that is, and settles what another device has changed. */
export function useAccountCopy({ design, id, hasChanged, isSignedIn, ...kept }: Copied & { isSignedIn: boolean }) {
  const [state, setState] = useState<State>({ state: 'saving' });
  const [attempt, setAttempt] = useState(0);
  const isOnline = useOnline();
  const sending = useRef(Promise.resolve());
  const due = useRef<(() => void) | null>(null);
  /** What the account is known to have. */
  const confirmed = useRef<Design>(null);
  const { version } = kept;
  const onKept = useRef(kept.onKept);
  onKept.current = kept.onKept;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or a connection, sends the same again
  useEffect(() => {
    if (id === null || !hasChanged || !isSignedIn || confirmed.current === design) return;
    setState({ state: 'saving' });
    const send = async (): Promise<void> => {
      const sent = await sendDesign(callApi, { id, design, version: version.current });
      if (sent.state === 'saved') {
        confirmed.current = design;
        onKept.current(sent.version, design);
      }
      // What was changed meanwhile is still to be sent.
      if (due.current === null) setState(sent);
    };
    const begin = (): void => {
      due.current = null;
      // One after another: each needs the version that the one before it made.
      sending.current = sending.current.then(send);
    };
    due.current = begin;
    const timer = setTimeout(begin, QUIET);
    return () => clearTimeout(timer);
  }, [design, id, hasChanged, isSignedIn, isOnline, attempt]);

  // Whoever leaves within the second has it saved all the same.
  useEffect(() => () => due.current?.(), []);

  async function settle(takesTheirs: boolean): Promise<void> {
    if (id === null) return;
    try {
      const theirs = await fetchKept(callApi, id);
      const read = readDesign(JSON.stringify({ name: cleanName(theirs.name), recipe: theirs.recipe }));
      version.current = theirs.version;
      if (takesTheirs && 'design' in read) kept.onReplace(read.design);
      else setAttempt((count) => count + 1);
    } catch (error) {
      toast('error', messageOf(error, 'The other version could not be loaded.'));
    }
  }
  return { state, settle };
}
