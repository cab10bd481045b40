import { getProfile, verifyEmail } from '@adunni/contracts/identity/identity';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { getSession, updateSession } from '../../../kit/session/stored-session.ts';
import page from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';

export const handle = { parameters: ['token'] };

export const meta = () => [
  { title: 'Confirm your email · Adunni' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** What the header shows can wait; the address is confirmed. */
const ignore = (): void => undefined;

/** Confirms on a press of the button, because mail scanners open links by themselves. */
export default function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ message: string; isSpent: boolean } | null>(null);

  async function confirm(): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      const { message } = await callApi(verifyEmail, { body: { token } });
      if (getSession()) await callApi(getProfile).then(({ user }) => updateSession(user), ignore);
      setDone(message);
    } catch (error) {
      const message = messageOf(error, 'Your email could not be confirmed. Please try again.');
      setRefused({ message, isSpent: error instanceof ApiError && error.code === 'link_spent' });
    }
    setBusy(false);
  }

  return (
    <AuthPage title="Confirm your email" lead="So that order updates and receipts reach you.">
      <FormProblem message={refused?.message ?? null} />
      {done && (
        <Text role="status" size="lg">
          {done}
        </Text>
      )}
      {token === '' && <Text>This link is incomplete. Please open the link in your email again.</Text>}
      <div className={page.ways}>
        {!done && !refused?.isSpent && token !== '' && (
          <Button size="md" loading={busy} onClick={confirm}>
            Confirm email
          </Button>
        )}
        {refused?.isSpent && (
          <Button component={Link} to="/profile" size="md">
            Request a new link in your profile
          </Button>
        )}
        <Button component={Link} to="/" size="md" variant={done ? 'filled' : 'default'}>
          Back to home
        </Button>
      </div>
    </AuthPage>
  );
}
