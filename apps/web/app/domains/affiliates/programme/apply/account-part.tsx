import '@mantine/core/styles/Checkbox.css';
import { checkBankAccount, listBanks } from '@adunni/contracts/payouts/staff';
import { Button, Checkbox } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { LoadProblem } from '../../../../kit/page/load-problem.tsx';
import { AccountOwner, BankFields, type Banks } from '../../../payouts/public/bank-fields.tsx';
import classes from './application.module.css';
import type { ApplicationState } from './use-application.ts';

/** Where commission is to go, which may follow later. */
export function AccountPart({ state: { form, owner, setOwner } }: { state: ApplicationState }) {
  return (
    <div className={classes.fields}>
      <Checkbox
        label="Add my bank account now"
        description="You can also add it in your account later."
        {...form.getInputProps('hasAccount', { type: 'checkbox' })}
      />
      {form.values.hasAccount && <Account form={form} owner={owner} setOwner={setOwner} />}
    </div>
  );
}

function useBanks() {
  const [banks, setBanks] = useState<Banks | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setBanks((await callApi(listBanks)).items);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load the list of banks.'));
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { banks, problem, load };
}

type AccountProps = Pick<ApplicationState, 'form' | 'owner' | 'setOwner'>;

/** Bank and number, and whose account that is. */
function Account({ form, owner, setOwner }: AccountProps) {
  const { banks, problem: missing, load } = useBanks();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function check(): Promise<void> {
    setBusy(true);
    setProblem(null);
    form.clearFieldError('bankAccount.accountNumber');
    try {
      setOwner((await callApi(checkBankAccount, { body: form.getValues().bankAccount })).accountName);
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, remark] of fields) form.setFieldError(`bankAccount.${name}`, remark);
      if (fields.length === 0) setProblem(messageOf(error, 'The account could not be checked. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (!banks) return <LoadProblem message={missing} onRetry={load} />;
  return (
    <div className={classes.account}>
      <BankFields banks={banks} field={(name) => form.getInputProps(`bankAccount.${name}`)} />
      <AccountOwner owner={owner} />
      <FormProblem message={problem} />
      {owner === null && (
        <div>
          <Button variant="default" size="md" loading={busy} onClick={check}>
            Check account
          </Button>
        </div>
      )}
    </div>
  );
}
