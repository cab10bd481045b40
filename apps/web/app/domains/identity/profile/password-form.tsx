import { passwordChange } from '@adunni/contracts/identity/forms';
import { changePassword } from '@adunni/contracts/identity/identity';
import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { toast } from '../../../kit/toasts.ts';

interface Passwords extends Record<string, unknown> {
  currentPassword: string;
  password: string;
}

/** The form of a change of password, as the page holds it. */
export function usePasswordForm(): UseFormReturnType<Passwords> {
  return useForm<Passwords>({
    initialValues: { currentPassword: '', password: '' },
    validate: schemaResolver(passwordChange, { sync: true }),
  });
}

/** `email` tells password managers whose password it is. */
export function PasswordForm({ form, email }: { form: UseFormReturnType<Passwords>; email: string }) {
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (body: Passwords) => {
      try {
        const { message } = await callApi(changePassword, { body });
        form.reset();
        toast('success', message);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'wrong_password') form.getInputNode('currentPassword')?.focus();
        throw error;
      }
    },
    'The password could not be changed. Please try again.',
  );

  return (
    <form onSubmit={onSubmit} noValidate>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="md">
        <PasswordField label="Current password" {...form.getInputProps('currentPassword')} />
        <PasswordField isNew label="New password" {...form.getInputProps('password')} />
        <FormProblem message={problem} />
        <Group>
          <Button type="submit" size="md" loading={busy}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
