import { resendVerification, type User } from '@adunni/contracts/identity/identity';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { EmailText } from '../../../kit/emails/email-text.tsx';
import classes from './email-status.module.css';

/** The address of the account, whether it is confirmed, and a way to have the link mailed again. */
export function EmailStatus({ user }: { user: User }) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');

  async function sendAgain(): Promise<void> {
    setBusy(true);
    setAnswer('');
    try {
      setAnswer((await callApi(resendVerification)).message);
    } catch (error) {
      setAnswer(messageOf(error, 'The link could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.status}>
      <p className={classes.address}>
        <EmailText email={user.email} />
      </p>
      <p className={classes.mark} data-confirmed={user.emailVerified || undefined}>
        {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
      </p>
      {!user.emailVerified && (
        <Button variant="default" loading={busy} onClick={sendAgain}>
          Resend link
        </Button>
      )}
      <Text role="status" size="sm">
        {answer}
      </Text>
    </div>
  );
}
