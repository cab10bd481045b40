import { voteOnArticle } from '@adunni/contracts/help/articles';
import { UNHELPFUL_REASON_NAMES, UNHELPFUL_REASONS, type UnhelpfulReason } from '@adunni/contracts/help/categories';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { toast } from '../../../kit/toasts.ts';
import { deviceKey } from './device-key.ts';
import classes from './vote.module.css';

type Said = { isHelpful: boolean; reason?: UnhelpfulReason; comment?: string };

/** Asks whether an article helped, and whom it did not help why. */
export function Vote({ articleId }: { articleId: string }) {
  const [step, setStep] = useState<'asked' | 'why' | 'done'>('asked');
  const [busy, setBusy] = useState(false);
  const next = useRef<HTMLParagraphElement>(null);
  // What was clicked is gone, so that the focus goes on with what is said next.
  useEffect(() => {
    if (step !== 'asked') next.current?.focus();
  }, [step]);

  async function send(said: Said, then: 'why' | 'done'): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await callApi(voteOnArticle, { params: { articleId }, body: { ...said, device: deviceKey() } });
      setStep(then);
    } catch (error) {
      toast('error', messageOf(error, 'Your answer could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const reason = UNHELPFUL_REASON_NAMES.find((name) => name === data.get('reason'));
    void send({ isHelpful: false, ...(reason && { reason }), comment: String(data.get('comment') ?? '') }, 'done');
  }

  return (
    <section className={classes.vote} aria-label="Feedback">
      {step === 'asked' && (
        <>
          <p id="was-this-helpful">Was this helpful?</p>
          <fieldset className={classes.answers} aria-labelledby="was-this-helpful">
            <button
              type="button"
              className={button.outline}
              disabled={busy}
              onClick={() => void send({ isHelpful: true }, 'done')}
            >
              Yes
            </button>
            <button
              type="button"
              className={button.outline}
              disabled={busy}
              onClick={() => void send({ isHelpful: false }, 'why')}
            >
              No
            </button>
          </fieldset>
        </>
      )}
      {step === 'why' && (
        <form onSubmit={onSubmit}>
          <p ref={next} tabIndex={-1} id="why-not">
            What went wrong?
          </p>
          <fieldset className={classes.reasons} aria-labelledby="why-not">
            {UNHELPFUL_REASON_NAMES.map((name) => (
              <label key={name}>
                <input type="radio" name="reason" value={name} />
                {UNHELPFUL_REASONS[name]}
              </label>
            ))}
          </fieldset>
          <label className={classes.comment}>
            What were you looking for? (optional)
            <textarea name="comment" rows={3} maxLength={500} />
          </label>
          <button type="submit" className={button.filled} disabled={busy}>
            Send
          </button>
        </form>
      )}
      {step === 'done' && (
        <p ref={next} tabIndex={-1} role="status">
          Thank you for your feedback.
        </p>
      )}
    </section>
  );
}
