import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messageOf } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import classes from './link-page.module.css';

interface Props {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  /** Does what the link of the letter is for; answers with what is said afterwards. Throws ApiError. */
  send: (token: string) => Promise<{ message: string }>;
  fallback: string;
}

/** Head of these pages: search engines leave them out, and no other site learns the key in the address. */
export const linkMeta = (title: string) => [
  { title: `${title} · Adunni` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where a letter’s link leads. It acts on a press of the button, because mail scanners open links by themselves. */
export function LinkPage({ title, text, action, send, fallback }: Props) {
  const token = useSearchParams()[0].get('token') ?? '';
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      setDone((await send(token)).message);
    } catch (error) {
      setProblem(messageOf(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  const canPress = !done && token !== '';
  return (
    <main className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.text}>
        {token === '' ? 'This link is incomplete. Please open the link in your email again.' : text}
      </p>
      <div className={classes.outcome} role="status">
        {done}
      </div>
      <FormProblem message={problem} />
      <div className={classes.ways}>
        {canPress && (
          <button type="button" className={button.filled} disabled={busy} onClick={press}>
            {busy ? 'One moment…' : action}
          </button>
        )}
        <Link to="/" className={button.outline}>
          Back to home
        </Link>
      </div>
    </main>
  );
}
