import { getProfile, verifyEmail } from '@adunni/contracts/identity';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { getSession, updateSession } from '../../kit/session/stored-session.ts';
import { AuthPage } from './auth-page.tsx';

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
  const [state, setState] = useState<{ busy: boolean; done: string | null; problem: string | null }>({
    busy: false,
    done: null,
    problem: null,
  });

  async function confirm(): Promise<void> {
    setState({ busy: true, done: null, problem: null });
    try {
      const { message } = await callApi(verifyEmail, { body: { token } });
      if (getSession()) await callApi(getProfile).then(({ user }) => updateSession(user), ignore);
      setState({ busy: false, done: message, problem: null });
    } catch (error) {
      setState({
        busy: false,
        done: null,
        problem: messageOf(error, 'The address could not be confirmed. Please try again.'),
      });
    }
  }

  return (
    <AuthPage title="Confirm your email" lead="So that order news and receipts reach you, and nobody else.">
      <FormProblem message={state.problem} />
      {state.done && (
        <Text role="status" size="lg">
          {state.done}
        </Text>
      )}
      {token === '' && (
        <Text>This address lacks the code from your email. Please open the link in the email again.</Text>
      )}
      <Group mt="lg">
        {!state.done && token !== '' && (
          <Button size="md" loading={state.busy} onClick={confirm}>
            Confirm my address
          </Button>
        )}
        <Button component={Link} to="/" size="md" variant="default">
          Go to the home page
        </Button>
      </Group>
    </AuthPage>
  );
}
