import '@mantine/core/styles/Radio.css';
import { register } from '@adunni/contracts/identity/identity';
import { MAKER_ROLES, REGISTRABLE_ROLES, type Role } from '@adunni/contracts/roles';
import { Alert, Anchor, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { request } from '../../kit/api/call-api.ts';
import { EarlyForm } from '../../kit/forms/early/early-form.tsx';
import { checkedBy, lateSchema } from '../../kit/forms/early/late-schema.ts';
import { SubmitButton } from '../../kit/forms/early/submit-button.tsx';
import { FieldByField } from '../../kit/forms/field-by-field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../kit/forms/password-field.tsx';
import { useSubmit } from '../../kit/forms/submit.ts';
import { safeNext } from '../../kit/session/guard.ts';
import { getSession } from '../../kit/session/stored-session.ts';
import { toast } from '../../kit/toasts.ts';
import { isCheckout } from '../checkout/public/checking-out.ts';
import { TermsLine } from '../legal/public/terms-line.tsx';
import { useTermsShown } from '../legal/public/use-terms.ts';
import { AuthPage } from './auth-page.tsx';
import { CheckoutWays } from './checkout-ways.tsx';
import { GuestsOnly } from './sessions/guests-only.tsx';
import { type Handed, useHanded } from './sessions/handed.ts';
import { storeSignIn, withNext } from './sessions/sign-in.ts';

export const handle = { parameters: ['next'] };

export const meta = () => [{ title: 'Register · Adunni' }, { name: 'robots', content: 'noindex' }];

type RegistrableRole = (typeof REGISTRABLE_ROLES)[number];

const ROLE_TEXTS: Record<RegistrableRole, string> = {
  Customer: 'I want to shop and have clothes made for me.',
  Designer: 'I design collections and sell them.',
  Tailor: 'I sew, alter and fit for clients.',
};

const schema = lateSchema(async () => (await import('@adunni/contracts/identity/forms')).registration);

/** Drawn by the server, which knows nobody. */
export const loader = () => null;

/** Customers, Tailors and Designers who are signed in have an account already. */
export async function clientLoader() {
  const session = getSession();
  if (!session || !(REGISTRABLE_ROLES as readonly Role[]).includes(session.role)) return null;
  toast('warning', 'You do not have access to this resource!', 4000);
  throw redirect('/');
}

export default function RegisterPage() {
  return (
    <GuestsOnly>
      <Register />
    </GuestsOnly>
  );
}

function Register() {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const navigate = useNavigate();
  const termsShown = useTermsShown();
  const { email: typed = '' } = useHanded();
  const form = useForm({
    initialValues: { firstName: '', lastName: '', email: typed, password: '', role: 'Customer' as RegistrableRole },
    validate: checkedBy(schema),
  });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (body: typeof form.values) => {
      const termsVersionId = await termsShown();
      await storeSignIn(await request(register, { body: { ...body, termsVersionId } }));
      await navigate(next, { replace: true });
      // Told where they land; the page that they registered on is gone. At the checkout it would lie over the next field.
      if (!isCheckout(next))
        toast('info', `Account created. Please confirm your email using the link we sent to ${body.email}.`, 8000);
    },
    'Registration failed',
  );
  const isMaker = (MAKER_ROLES as readonly Role[]).includes(form.values.role);
  const firstName = (
    <TextInput
      name="firstName"
      label="First name"
      autoComplete="given-name"
      size="md"
      {...form.getInputProps('firstName')}
    />
  );
  const lastName = (
    <TextInput
      name="lastName"
      label="Last name"
      autoComplete="family-name"
      size="md"
      {...form.getInputProps('lastName')}
    />
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
  const password = <PasswordField name="password" isNew label="Password" {...form.getInputProps('password')} />;

  // Whoever is about to buy is a customer, so nobody asks them.
  if (isCheckout(next))
    return (
      <CheckoutWays
        at="/register"
        lead="Create an account to follow your order and talk to its maker."
        email={form.values.email}
      >
        <FieldByField
          form={form}
          schema={schema}
          fields={[
            { name: 'firstName', field: firstName },
            { name: 'lastName', field: lastName },
            { name: 'email', field: email },
            { name: 'password', field: password },
          ]}
          busy={busy}
          problem={problem}
          onSubmit={onSubmit}
          label="Register"
        >
          <TermsLine by="By registering" />
        </FieldByField>
      </CheckoutWays>
    );
  return (
    <AuthPage
      title="Create an account"
      lead="Manage your orders, bookings and measurements in one place."
      aside={
        <Text>
          Already have an account?{' '}
          <Anchor
            component={Link}
            to={withNext('/login', search)}
            replace
            state={{ email: form.values.email } satisfies Handed}
          >
            Login
          </Anchor>
        </Text>
      }
    >
      <EarlyForm form={form} schema={schema} onSubmit={onSubmit}>
        <Stack gap="md">
          <Group grow align="flex-start">
            {firstName}
            {lastName}
          </Group>
          {email}
          {password}
          <Radio.Group name="role" label="I’m joining as" size="md" {...form.getInputProps('role')}>
            <Stack gap="xs" mt="xs">
              {REGISTRABLE_ROLES.map((role) => (
                <Radio key={role} value={role} label={role} description={ROLE_TEXTS[role]} />
              ))}
            </Stack>
          </Radio.Group>
          {isMaker && (
            <Alert variant="light">
              We verify every maker before their shop opens. You can set up your shop in the meantime.
            </Alert>
          )}
          <TermsLine by="By registering" />
          <FormProblem message={problem} />
          <SubmitButton busy={busy}>Register</SubmitButton>
        </Stack>
      </EarlyForm>
    </AuthPage>
  );
}
