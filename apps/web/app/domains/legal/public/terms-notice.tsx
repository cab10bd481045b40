import { answerTerms, getTermsState } from '@adunni/contracts/legal/documents';
import { legalPath } from '@adunni/contracts/legal/names';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { toast } from '../../../kit/toasts.ts';
import classes from './notice.module.css';
import { useRoom } from './use-room.ts';
import type { TermsState } from './use-terms.ts';

/** How often a page that stays open asks, in ms; one that is returned to asks at once. */
const EVERY_MS = 5 * 60_000;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

type Version = NonNullable<TermsState['inForce']>;
type Answer = 'accepted' | 'later' | 'seen';

/** Asks a signed-in person once about terms that changed, and tells them of those to come, also on pages long open. */
export default function TermsNotice() {
  const { pathname } = useLocation();
  const [state, setState] = useState<TermsState | null>(null);
  const [busy, setBusy] = useState(false);
  const askedAt = useRef(0);

  const ask = useCallback(async (): Promise<void> => {
    askedAt.current = Date.now();
    // A notice only; the next try comes by itself.
    await callApi(getTermsState).then(setState, () => undefined);
  }, []);
  useEffect(() => {
    void ask();
    const onReturn = (): void => void (document.visibilityState === 'visible' && ask());
    const timer = setInterval(() => void ask(), EVERY_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is when it is asked again
  useEffect(() => {
    if (askedAt.current > 0 && Date.now() - askedAt.current >= EVERY_MS) void ask();
  }, [pathname, ask]);

  async function say(versionId: string, answer: Answer): Promise<void> {
    setBusy(true);
    try {
      await callApi(answerTerms, { body: { versionId, answer } });
      if (answer === 'accepted') toast('success', 'Thank you. Your acceptance has been saved.');
    } catch (error) {
      toast('error', messageOf(error, 'Your answer could not be saved. Please try again.'));
    } finally {
      await ask();
      setBusy(false);
    }
  }

  if (state?.asks && state.inForce) return <Asking version={state.inForce} busy={busy} say={say} />;
  if (state?.announces && state.next) return <Announcing version={state.next} busy={busy} say={say} />;
  return null;
}

interface Props {
  version: Version;
  busy: boolean;
  say: (versionId: string, answer: Answer) => Promise<void>;
}

function Asking({ version: { _id, label, whatChanged }, busy, say }: Props) {
  const place = useRef<HTMLElement>(null);
  useRoom(place);
  return (
    <section ref={place} className={classes.notice} aria-labelledby="terms-notice">
      <h2 id="terms-notice">Our terms have changed</h2>
      <p>
        {whatChanged} <Link to={`${legalPath('terms')}?version=${label}`}>Read the terms</Link>
      </p>
      <div className={classes.buttons}>
        <button type="button" className={button.outline} disabled={busy} onClick={() => void say(_id, 'accepted')}>
          Accept
        </button>
        <button type="button" className={button.outline} disabled={busy} onClick={() => void say(_id, 'later')}>
          Not now
        </button>
      </div>
    </section>
  );
}

function Announcing({ version: { _id, label, effectiveAt, whatChanged }, busy, say }: Props) {
  const place = useRef<HTMLElement>(null);
  useRoom(place);
  return (
    <section ref={place} className={classes.notice} aria-labelledby="terms-notice">
      <h2 id="terms-notice">Our terms change on {DAY.format(new Date(effectiveAt))}</h2>
      <p>
        {whatChanged} <Link to={`${legalPath('terms')}?version=${label}`}>Read the new terms</Link>
      </p>
      <div className={classes.buttons}>
        <button type="button" className={button.outline} disabled={busy} onClick={() => void say(_id, 'seen')}>
          Close
        </button>
      </div>
    </section>
  );
}
