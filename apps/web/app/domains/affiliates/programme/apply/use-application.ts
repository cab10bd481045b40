import { type PartnerApplicationForm, partnerApplicationForm } from '@adunni/contracts/affiliates/forms';
import type { OwnPartner } from '@adunni/contracts/affiliates/own';
import { applyAsPartner } from '@adunni/contracts/affiliates/programme';
import { useForm } from '@mantine/form';
import { useMemo, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { draftOf } from '../../../../kit/forms/draft.ts';
import { useSubmit } from '../../../../kit/forms/submit.ts';
import { suggestCode } from './suggest-code.ts';

/** What somebody writes, before it is checked. */
interface Values extends Record<string, unknown> {
  name: string;
  code: string;
  site: string;
  audience: string;
  promotion: string;
  isListed: boolean;
  /** Whether they tell us a bank account now. */
  hasAccount: boolean;
  bankAccount: { bankCode: string; accountNumber: string };
  acceptsTerms: boolean;
}

/** What this tab keeps: neither a bank account nor an agreement. */
type Draft = Pick<Values, 'name' | 'code' | 'site' | 'audience' | 'promotion' | 'isListed'>;

const UNCHECKED = 'Please check the account before you send your application.';

const bodyOf = ({ hasAccount, bankAccount, ...values }: Values) => ({
  ...values,
  bankAccount: hasAccount ? bankAccount : null,
});

/** What is wrong, by the path of its field; of several faults of one the first. */
function remarksOn(values: Values, owner: string | null): Record<string, string> {
  const read = partnerApplicationForm.safeParse(bodyOf(values));
  const faults = read.success ? [] : read.error.issues.toReversed();
  return {
    ...(values.hasAccount && owner === null && { 'bankAccount.accountNumber': UNCHECKED }),
    ...Object.fromEntries(faults.map(({ path, message }) => [path.join('.'), message])),
  };
}

/** What is wrong with a code while it is typed; null for a good one and for none. */
export function codeRemark(code: string): string | null {
  const read = partnerApplicationForm.shape.code.safeParse(code);
  return code === '' || read.success ? null : (read.error.issues[0]?.message ?? null);
}

/** The form of an application, begun with what was written in this tab or last time. */
export function useApplication(last: OwnPartner | null, onSent: () => void) {
  const draft = useMemo(() => draftOf<Draft>('partner-application'), []);
  const [owner, setOwner] = useState<string | null>(null);
  const [start] = useState<Draft>(() => ({
    ...{ name: last?.name ?? '', code: last?.code ?? '', site: last?.site ?? '' },
    ...{ audience: '', promotion: '', isListed: true },
    ...draft.read(),
  }));
  const form = useForm<Values>({
    initialValues: {
      ...start,
      ...{ hasAccount: false, bankAccount: { bankCode: '', accountNumber: '' }, acceptsTerms: false },
    },
    validate: (values) => remarksOn(values, owner),
    onValuesChange({ name, code, site, audience, promotion, isListed, bankAccount }, previous) {
      draft.keep({ name, code, site, audience, promotion, isListed });
      const { bankCode, accountNumber } = previous.bankAccount;
      if (bankAccount.bankCode !== bankCode || bankAccount.accountNumber !== accountNumber) setOwner(null);
    },
  });

  /** A code that nobody has written themselves follows the name. */
  function rename(name: string): void {
    const before = form.getValues();
    const follows = before.code === '' || before.code === suggestCode(before.name);
    form.setValues({ name, ...(follows && { code: suggestCode(name) }) });
  }

  async function send(values: Values): Promise<void> {
    await callApi(applyAsPartner, { body: bodyOf(values) as PartnerApplicationForm });
    draft.drop();
    onSent();
  }
  const submission = useSubmit(form, send, 'Your application could not be sent. Please try again.');
  return { form, rename, owner, setOwner, ...submission };
}
export type ApplicationState = ReturnType<typeof useApplication>;
