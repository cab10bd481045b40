import type { BankAccountForm } from '@adunni/contracts/payouts/forms';
import { Select, Text, TextInput } from '@mantine/core';

export type Banks = readonly { code: string; name: string }[];

interface Props {
  banks: Banks;
  /** What a field of a form needs, by its name. */
  field: (name: keyof BankAccountForm) => object;
}

/** Bank and number of an account. */
export function BankFields({ banks, field }: Props) {
  return (
    <>
      {banks.length === 0 && <Text>The list of banks is not available at the moment. Please try again later.</Text>}
      <Select
        label="Bank"
        size="md"
        data={banks.map(({ code, name }) => ({ value: code, label: name }))}
        searchable
        required
        {...field('bankCode')}
      />
      <TextInput
        label="Account number"
        size="md"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        required
        {...field('accountNumber')}
      />
    </>
  );
}

/** Whose account the bank says it is, read out once it is known. */
export function AccountOwner({ owner }: { owner: string | null }) {
  return (
    <div aria-live="polite">
      {owner && (
        <Text>
          The bank says that this account belongs to <strong>{owner}</strong>. Is this correct?
        </Text>
      )}
    </div>
  );
}
