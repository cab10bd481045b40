import '@mantine/core/styles/Radio.css';
import { createStaffAccount } from '@adunni/contracts/identity/people';
import { staffAccountForm } from '@adunni/contracts/identity/people-forms';
import { STAFF_ROLES } from '@adunni/contracts/roles';
import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type ClientLoaderFunctionArgs, Link, useNavigate } from 'react-router';
import type { z } from 'zod';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { FormSection } from '../../../kit/resource/form/record-form.tsx';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './add-colleague.module.css';
import { ROLE_MEANINGS } from './person-labels.tsx';

export const meta = () => privateMeta('Add a colleague');
export const handle = { crumb: 'Add a colleague' };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, ['SuperAdmin']);
  return null;
}

type Values = z.input<typeof staffAccountForm>;
const NEW: Values = { firstName: '', lastName: '', email: '', role: 'Admin' };

export default function AddColleaguePage() {
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({ initialValues: NEW, validate: schemaResolver(staffAccountForm, { sync: true }) });
  const { busy, problem, onSubmit } = useSubmit(
    form,
    async (body: Values) => {
      const { _id } = await callApi(createStaffAccount, { body });
      // At once, so that the guard of unsaved work does not stop the way on.
      flushSync(() => setSaved(true));
      toast('success', `Account created. We’ve sent ${body.email} a link to choose a password.`);
      navigate(`../${_id}`, { relative: 'path' });
    },
    'The account could not be created. Please try again.',
  );
  return (
    <main>
      <PageHead title="Add a colleague" lead="They’ll get an email with a link to choose a password." />
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <UnsavedGuard isDirty={!isSaved && form.isDirty()} />
        <FormSection title="Details">
          <Group grow align="flex-start">
            <TextInput label="First name" autoComplete="off" required {...form.getInputProps('firstName')} />
            <TextInput label="Last name" autoComplete="off" required {...form.getInputProps('lastName')} />
          </Group>
          <TextInput label="Email" type="email" autoComplete="off" required {...form.getInputProps('email')} />
        </FormSection>
        <FormSection title="Permissions">
          <Radio.Group label="Role" {...form.getInputProps('role')}>
            <Stack gap="sm" mt="sm">
              {STAFF_ROLES.map((value) => (
                <Radio key={value} value={value} label={value} description={ROLE_MEANINGS[value]} size="md" />
              ))}
            </Stack>
          </Radio.Group>
        </FormSection>
        <FormProblem message={problem} />
        <Group>
          <Button type="submit" size="md" loading={busy}>
            Create account
          </Button>
          <Button component={Link} to=".." relative="path" size="md" variant="subtle">
            Cancel
          </Button>
        </Group>
      </form>
    </main>
  );
}
