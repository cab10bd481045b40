import { profileForm } from '@adunni/contracts/identity/forms';
import { type User, updateProfile } from '@adunni/contracts/identity/identity';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { PhoneField } from '../../../kit/address/phone-field.tsx';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { toast } from '../../../kit/toasts.ts';

interface Names extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  phone: string;
}

const namesOf = ({ firstName, lastName, phone }: User): Names => ({ firstName, lastName, phone: phone ?? '' });
/** An empty phone field means no phone. */
const sentAs = (names: Names) => ({ ...names, phone: names.phone.trim() || null });

/** The form of names and phone, as the page holds it. */
export function useNamesForm(user: User): UseFormReturnType<Names> {
  const validate = schemaResolver(profileForm, { sync: true });
  return useForm<Names>({ initialValues: namesOf(user), validate: (names) => validate(sentAs(names)) });
}

export function NamesForm({ form, onSaved }: { form: UseFormReturnType<Names>; onSaved: (user: User) => void }) {
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (names: Names) => {
      const { user } = await callApi(updateProfile, { body: sentAs(names) });
      form.setInitialValues(namesOf(user));
      form.setValues(namesOf(user));
      onSaved(user);
      toast('success', 'Details saved.');
    },
    'Your details could not be saved. Please try again.',
  );

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
          <TextInput
            label="First name"
            autoComplete="given-name"
            size="md"
            miw="min(12.5rem, 100%)"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            size="md"
            miw="min(12.5rem, 100%)"
            {...form.getInputProps('lastName')}
          />
        </Group>
        <PhoneField label="Phone (optional)" about="For the maker and the rider." {...form.getInputProps('phone')} />
        <FormProblem message={problem} />
        <Group>
          <Button type="submit" size="md" loading={busy}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
