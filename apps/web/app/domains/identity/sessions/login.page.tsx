import { credentials } from '@adunni/contracts/identity/forms';
import { login } from '@adunni/contracts/identity/identity';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { request } from '../../../kit/api/call-api.ts';
import { FieldByField } from '../../../kit/forms/field-by-field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { safeNext } from '../../../kit/session/guard.ts';
import { getSession } from '../../../kit/session/stored-session.ts';
import { toast } from '../../../kit/toasts.ts';
import { isCheckout } from '../../checkout/public/checking-out.ts';
import page from '../auth-page.module.css';
import { AuthPage } from '../auth-page.tsx';
import { CheckoutWays } from '../checkout-ways.tsx';
import { type Handed, useHanded } from './handed.ts';
import { homeOf, storeSignIn, withNext } from './sign-in.ts';

/** Why somebody is asked to log in again. */
const AWAY = 'You were signed out because you were away for 30 minutes.';

export const handle = { parameters: ['next'] };

export const meta = () => [{ title: 'Login · Adunni' }, { name: 'robots', content: 'noindex' }];

/** Nobody signs in twice. */
export async function clientLoader() {
  if (!getSession()) return null;
  toast('info', 'You are already logged in!', 3000);
  throw redirect('/');
}
clientLoader.hydrate = true as const;

export default function LoginPage() {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const navigate = useNavigate();
  const { email: typed = '', wasAway = false } = useHanded();
  const form = useForm({
    initialValues: { email: typed, password: '' },
    validate: schemaResolver(credentials, { sync: true }),
  });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (body: typeof form.values) => {
      const { role } = await storeSignIn(await request(login, { body }));
      await navigate(search.has('next') ? next : homeOf(role), { replace: true });
    },
    'Login failed',
  );
  const email = (
    <TextInput label="Email" type="email" autoComplete="username" size="md" {...form.getInputProps('email')} />
  );
  const password = <PasswordField label="Password" {...form.getInputProps('password')} />;
  const forgotten = (
    <Anchor
      component={Link}
      to={withNext('/forgot-password', search)}
      size="sm"
      underline="always"
      className={page.small}
    >
      Forgot your password?
    </Anchor>
  );

  if (isCheckout(next))
    return (
      <CheckoutWays
        at="/login"
        lead={wasAway ? AWAY : 'Log in to continue. Your cart comes with you.'}
        email={form.values.email}
      >
        <FieldByField
          form={form}
          fields={[
            { name: 'email', field: email },
            { name: 'password', field: password },
          ]}
          busy={busy}
          problem={problem}
          onSubmit={onSubmit}
          label="Login"
        >
          {forgotten}
        </FieldByField>
      </CheckoutWays>
    );
  return (
    <AuthPage
      title="Welcome back"
      lead={wasAway ? AWAY : 'Log in to see your orders, measurements and saved items.'}
      aside={
        <Text>
          New to Adunni?{' '}
          <Anchor
            component={Link}
            to={withNext('/register', search)}
            replace
            state={{ email: form.values.email } satisfies Handed}
          >
            Register
          </Anchor>
        </Text>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {email}
          {password}
          {forgotten}
          <FormProblem message={problem} />
          <Button type="submit" size="md" loading={busy}>
            Login
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
