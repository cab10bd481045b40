import { answerInvitation, type GuestEvent } from '@adunni/contracts/asoebi/guest';
import { GUEST_ANSWERS, type GuestAnswer } from '@adunni/contracts/asoebi/sets';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';
import { Contact } from './contact.tsx';
import classes from './guest.module.css';

/** What somebody says who orders nothing. */
export function Answer({ linkKey, event }: { linkKey: string; event: GuestEvent }) {
  const [answer, setAnswer] = useState<GuestAnswer | null>(null);
  return (
    <section className={`${classes.part} ${classes.answer}`}>
      <h2>Not ordering?</h2>
      <p className={classes.soft}>
        {event.guest?.answer
          ? `You have told your host: ${GUEST_ANSWERS[event.guest.answer].toLowerCase()}. You can still change it.`
          : 'Tell your host, so that they know.'}
      </p>
      <div className={classes.buttons}>
        <button type="button" className={button.outline} onClick={() => setAnswer('own')}>
          I’ll wear my own
        </button>
        <button type="button" className={button.outline} onClick={() => setAnswer('declining')}>
          I can’t come
        </button>
      </div>
      {answer && <AnswerDialog linkKey={linkKey} event={event} answer={answer} onClose={() => setAnswer(null)} />}
    </section>
  );
}

interface DialogProps {
  linkKey: string;
  event: GuestEvent;
  answer: GuestAnswer;
  onClose: () => void;
}

function AnswerDialog({ linkKey, event, answer, onClose }: DialogProps) {
  const [contact, setContact] = useState({ name: event.guest?.name ?? '', phone: '', email: '' });
  const { refusal, noting } = useRefusal();
  return (
    <ChangeDialog
      title={answer === 'own' ? 'Wear your own' : 'You can’t come'}
      action="Tell the host"
      done="Thank you. Your host knows."
      fallback="We couldn’t send your answer."
      change={() =>
        noting(() =>
          callApi(answerInvitation, {
            params: { linkKey },
            body: { name: contact.name, phone: contact.phone, answer },
          }),
        )
      }
      onClose={onClose}
    >
      <Contact values={contact} onChange={setContact} fields={refusal?.fields ?? {}} withEmail={false} />
    </ChangeDialog>
  );
}
