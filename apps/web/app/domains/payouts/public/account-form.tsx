import { type BankAccountForm, bankAccountForm } from '@adunni/contracts/payouts/forms';
import { type BankAccount, checkBankAccount } from '@adunni/contracts/payouts/staff';
import { Button, Group, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useSubmit } from '../../../kit/forms/submit.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './account-form.module.css';
import { AccountOwner, BankFields, type Banks } from './bank-fields.tsx';

interface Props {
  account: BankAccount | null;
  banks: Banks;
  /** Keeps the account. */
  save: (form: BankAccountForm) => Promise<unknown>;
}
type Values = BankAccountForm;

/** The account that somebody’s payouts go to, and the way to another. */
export function AccountForm({ account, banks, save }: Props) {
  const [isChanging, setChanging] = useState(account === null);
  if (account && !isChanging)
    return (
      <div className={classes.account}>
        <p>
          <strong>{account.accountName}</strong>
          <br />
          {account.bankName}, {account.accountNumber}
        </p>
        <Button variant="default" onClick={() => setChanging(true)}>
          Change account
        </Button>
      </div>
    );
  return (
    <Fields
      banks={banks}
      save={save}
      onDone={() => setChanging(false)}
      onCancel={account ? () => setChanging(false) : null}
    />
  );
}

interface FieldsProps extends Pick<Props, 'banks' | 'save'> {
  onDone: () => void;
  onCancel: (() => void) | null;
}

/** Asks for bank and number, shows whose account that is, and keeps it once its owner has said yes. */
function Fields({ banks, save, onDone, onCancel }: FieldsProps) {
  const { revalidate } = useRevalidator();
  const [owner, setOwner] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: { bankCode: '', accountNumber: '' },
    validate: schemaResolver(bankAccountForm as never, { sync: true }),
    onValuesChange: () => setOwner(null),
  });

  async function send(body: Values): Promise<void> {
    if (owner === null) return setOwner((await callApi(checkBankAccount, { body })).accountName);
    await save(body);
    await revalidate();
    toast('success', 'Bank account saved.');
    onDone();
  }
  const { busy, problem, onSubmit } = useSubmit(form, send, 'The account could not be checked. Please try again.');

  return (
    <form onSubmit={onSubmit} noValidate className={classes.fields}>
      <Stack>
        <BankFields banks={banks} field={(name) => form.getInputProps(name)} />
        <AccountOwner owner={owner} />
        {onCancel && (
          <p>
            The next payout goes to the new account; one in transit still goes to the old account. We email you about
            the change.
          </p>
        )}
        <FormProblem message={problem} />
        <Group>
          <Button type="submit" size="md" loading={busy}>
            {owner ? 'Use this account' : 'Check account'}
          </Button>
          {onCancel && (
            <Button size="md" variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
