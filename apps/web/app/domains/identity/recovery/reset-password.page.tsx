import { password } from '@adunni/contracts/identity/forms';
import { identityErrors, resetPassword } from '@adunni/contracts/identity/identity';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { removeSession } from '../../../kit/session/stored-session.ts';
import { toast } from '../../../kit/toasts.ts';
import page from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { withNext } from '../sessions/sign-in.ts';

export const handle = { parameters: ['token', 'next'] };

export const meta = () => [
  { title: 'Choose a new password · Adunni' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isSpent, setSpent] = useState(false);
  return (
    <AuthPage
      title="Choose a new password"
      lead="You’ll be logged out on all devices and can then log in with your new password."
      aside={
        !isSpent && (
          <Anchor component={Link} to={withNext('/forgot-password', search)}>
            Request a new link
          </Anchor>
        )
      }
    >
      {token === '' && <Text>This link is incomplete. Please open the link in your email again.</Text>}
      {token !== '' && !isSpent && <PasswordForm token={token} onSpent={() => setSpent(true)} />}
      {isSpent && <SpentLink />}
    </AuthPage>
  );
}

function PasswordForm({ token, onSpent }: { token: string; onSpent: () => void }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(z.object({ password }), { sync: true }),
  });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (values: typeof form.values) => {
      try {
        const { message } = await callApi(resetPassword, { body: { token, ...values } });
        removeSession();
        toast('success', message);
        await navigate(withNext('/login', search), { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'link_spent')) throw error;
        onSpent();
      }
    },
    'The password could not be changed. Please try again.',
  );

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <PasswordField isNew label="New password" {...form.getInputProps('password')} />
        <FormProblem message={problem} />
        <Button type="submit" size="md" loading={busy}>
          Save new password
        </Button>
      </Stack>
    </form>
  );
}

/** A link works once: what helps now is a new one. */
function SpentLink() {
  const [search] = useSearchParams();
  return (
    <>
      <FormProblem message={identityErrors.link_spent.message} />
      <div className={page.ways}>
        <Button component={Link} to={withNext('/forgot-password', search)} size="md">
          Request a new link
        </Button>
      </div>
    </>
  );
}
