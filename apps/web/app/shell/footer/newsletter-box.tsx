import { NEWSLETTER_TEXTS, subscribe } from '@adunni/contracts/newsletter/newsletter';
import { type FormEvent, useId, useRef, useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import button from '../../kit/button.module.css';
import { problemOf } from './newsletter-address.ts';
import classes from './newsletter-box.module.css';

type Outcome = { kind: 'problem' | 'success'; text: string } | null;

/** Subscribes an address to the newsletter; says beside the field how it went. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const input = useRef<HTMLInputElement>(null);
  const note = useId();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const problem = problemOf(email);
    setOutcome(problem ? { kind: 'problem', text: problem } : null);
    if (problem) return input.current?.focus();
    setBusy(true);
    try {
      const { message } = await callApi(subscribe, { body: { email: email.trim() } });
      setEmail('');
      setOutcome({ kind: 'success', text: message || NEWSLETTER_TEXTS.success });
    } catch (error) {
      setOutcome({ kind: 'problem', text: messageOf(error, NEWSLETTER_TEXTS.failure) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <label className={classes.label} htmlFor={`${note}-email`}>
        Email address
      </label>
      <input
        ref={input}
        id={`${note}-email`}
        type="email"
        name="email"
        autoComplete="email"
        className={classes.input}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        aria-invalid={outcome?.kind === 'problem'}
        aria-describedby={note}
      />
      <p id={note} className={classes.note} data-kind={outcome?.kind} aria-live="polite">
        {outcome?.text}
      </p>
      <button type="submit" className={button.filled} disabled={busy}>
        {busy ? 'Subscribing...' : 'Subscribe'}
      </button>
    </form>
  );
}
