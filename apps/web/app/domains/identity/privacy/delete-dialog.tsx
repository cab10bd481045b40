import { requestDeletion } from '@adunni/contracts/identity/account';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { toast } from '../../../kit/toasts.ts';

/** Asks for the password before the account is marked for deletion. */
export default function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : 'Required.') },
  });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (body: typeof form.values) => {
      const { message } = await callApi(requestDeletion, { body });
      await revalidate();
      onClose();
      toast('success', message);
    },
    'The account could not be deleted. Please try again.',
  );

  return (
    <Dialog onClose={onClose} title="Delete your account?">
      <form onSubmit={onSubmit} noValidate>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <Text>Enter your password to confirm. You have 14 days to change your mind.</Text>
          <PasswordField label="Password" data-autofocus {...form.getInputProps('password')} />
          <FormProblem message={problem} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" color="red" loading={busy}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
