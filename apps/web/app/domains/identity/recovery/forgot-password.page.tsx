import { email } from '@adunni/contracts/fields';
import { forgotPassword } from '@adunni/contracts/identity/identity';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { safeNext } from '../../../kit/session/guard.ts';
import { AuthPage } from '../auth-page.tsx';
import { withNext } from '../sessions/sign-in.ts';

export const handle = { parameters: ['next'] };

export const meta = () => [{ title: 'Forgot password · Adunni' }, { name: 'robots', content: 'noindex' }];

export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const next = search.has('next') ? safeNext(search.get('next')) : undefined;
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({ initialValues: { email: '' }, validate: schemaResolver(z.object({ email }), { sync: true }) });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (values: typeof form.values) =>
      setAnswer((await callApi(forgotPassword, { body: { ...values, next } })).message),
    'The link could not be sent. Please try again.',
  );

  return (
    <AuthPage
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link to reset it."
      aside={
        <Anchor component={Link} to={withNext('/login', search)}>
          Back to login
        </Anchor>
      }
    >
      {answer ? (
        <Text role="status" size="lg">
          {answer}
        </Text>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <TextInput label="Email" type="email" autoComplete="username" size="md" {...form.getInputProps('email')} />
            <FormProblem message={problem} />
            <Button type="submit" size="md" loading={busy}>
              Send link
            </Button>
          </Stack>
        </form>
      )}
    </AuthPage>
  );
}
