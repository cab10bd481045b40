import '@mantine/core/styles/Checkbox.css';
import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { REFERRAL_PARAMETER } from '@adunni/contracts/affiliates/referral';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { AccountPart } from './account-part.tsx';
import classes from './application.module.css';
import { type ApplicationState, codeRemark, useApplication } from './use-application.ts';

interface Props {
  /** What they told us last time, if they applied before. */
  partner: OwnPartner | null;
  onSent: () => void;
}

/** Asks who somebody is, whom they reach and how they mean to recommend. */
export default function ApplicationForm({ partner, onSent }: Props) {
  const state = useApplication(partner, onSent);
  const { form, busy, problem, onSubmit } = state;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <Names state={state} />
      <Textarea
        label="Your audience"
        description="Who follows you, where, and about how many."
        size="md"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={1000}
        required
        {...form.getInputProps('audience')}
      />
      <Textarea
        label="How you will recommend us"
        size="md"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={1000}
        required
        {...form.getInputProps('promotion')}
      />
      <Checkbox
        label="Show me in the list of partners"
        description="With your name, your website or handle, and a page of your own."
        {...form.getInputProps('isListed', { type: 'checkbox' })}
      />
      <AccountPart state={state} />
      <Checkbox
        label={
          <>
            I accept the <a href="#terms">terms of the partner programme</a>
          </>
        }
        {...form.getInputProps('acceptsTerms', { type: 'checkbox' })}
      />
      <FormProblem message={problem} />
      <div>
        <Button type="submit" size="md" loading={busy}>
          Send application
        </Button>
      </div>
    </form>
  );
}

/** Name, code, and where they are found. */
function Names({ state: { form, rename } }: { state: ApplicationState }) {
  const { code } = form.values;
  return (
    <div className={classes.pair}>
      <TextInput
        label="Name"
        description="As shoppers see it."
        size="md"
        maxLength={60}
        required
        {...form.getInputProps('name')}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <TextInput
        label="Code"
        description={`Your links end in ?${REFERRAL_PARAMETER}=${code || 'CODE'}`}
        size="md"
        maxLength={24}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('code')}
        error={form.errors.code ?? codeRemark(code)}
        onChange={({ currentTarget }) => form.setFieldValue('code', currentTarget.value.toUpperCase())}
      />
      <TextInput
        className={classes.wide}
        label="Website or handle"
        placeholder="tolustyles.com or @tolustyles"
        size="md"
        maxLength={200}
        required
        autoCapitalize="none"
        {...form.getInputProps('site')}
      />
    </div>
  );
}
