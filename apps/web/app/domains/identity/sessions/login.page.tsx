import { login } from '@adunni/contracts/identity/identity';
import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { request } from '../../../kit/api/call-api.ts';
import { EarlyForm } from '../../../kit/forms/early/early-form.tsx';
import { checkedBy, lateSchema } from '../../../kit/forms/early/late-schema.ts';
import { SubmitButton } from '../../../kit/forms/early/submit-button.tsx';
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
import { GuestsOnly } from './guests-only.tsx';
import { type Handed, useHanded } from './handed.ts';
import { homeOf, storeSignIn, withNext } from './sign-in.ts';

/** Why somebody is asked to log in again. */
const AWAY = 'You were signed out because you were away for 30 minutes.';

export const handle = { parameters: ['next'] };

export const meta = () => [{ title: 'Login · Adunni' }, { name: 'robots', content: 'noindex' }];

const schema = lateSchema(async () => (await import('@adunni/contracts/identity/forms')).credentials);

/** Drawn by the server, which knows nobody. */
export const loader = () => null;

/** Nobody signs in twice. */
export async function clientLoader() {
  if (!getSession()) return null;
  toast('info', 'You are already logged in!', 3000);
  throw redirect('/');
}

export default function LoginPage() {
  return (
    <GuestsOnly>
      <Login />
    </GuestsOnly>
  );
}

function Login() {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const navigate = useNavigate();
  const { email: typed = '', wasAway = false } = useHanded();
  const form = useForm({
    initialValues: { email: typed, password: '' },
    validate: checkedBy(schema),
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
    <TextInput
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      size="md"
      {...form.getInputProps('email')}
    />
  );
  const password = <PasswordField name="password" label="Password" {...form.getInputProps('password')} />;
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
          schema={schema}
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
      <EarlyForm form={form} schema={schema} onSubmit={onSubmit}>
        <Stack gap="md">
          {email}
          {password}
          {forgotten}
          <FormProblem message={problem} />
          <SubmitButton busy={busy}>Login</SubmitButton>
        </Stack>
      </EarlyForm>
    </AuthPage>
  );
}
