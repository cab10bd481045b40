import { exportStatement, type MonthEarnings, printStatement } from '@adunni/contracts/ledger/ledger';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { messageOf, request } from '../../kit/api/call-api.ts';
import { month as monthLabel } from '../../kit/dates.ts';
import { saveFile } from '../../kit/save-file.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './payouts.module.css';

/** The month of the statement, which the address holds, and its file: of a month as CSV or PDF, of all months as CSV. */
export function StatementFiles({ months, month }: { months: readonly MonthEarnings[]; month: string | null }) {
  const [, setAddress] = useSearchParams();
  const isLoading = useNavigation().state === 'loading';
  // Shows the choice at once, before its list is there.
  const [chosen, setChosen] = useState<string | null>(null);
  const of = (isLoading ? chosen : null) ?? month ?? '';
  const [busy, setBusy] = useState<'csv' | 'pdf' | null>(null);

  async function save(kind: 'csv' | 'pdf'): Promise<void> {
    setBusy(kind);
    try {
      const query = of ? { month: of } : {};
      const file = await (kind === 'pdf' ? request(printStatement, { query }) : request(exportStatement, { query }));
      await saveFile(file, `${['statement', of].filter(Boolean).join('-')}.${kind}`);
    } catch (error) {
      toast('error', messageOf(error, 'We couldn’t make the file.'));
    } finally {
      setBusy(null);
    }
  }

  // An address may hold a month that is none of the latest.
  const listed = [...new Set([...months.map((each) => each.month), ...(month ? [month] : [])])];
  return (
    <div className={classes.files}>
      <NativeSelect
        label="Period"
        value={of}
        onChange={({ currentTarget: { value } }) => {
          setChosen(value);
          setAddress(value ? { month: value } : {}, { preventScrollReset: true });
        }}
        data={[
          { value: '', label: 'All transactions' },
          ...listed.map((value) => ({ value, label: monthLabel(value) })),
        ]}
      />
      <Button variant="default" loading={busy === 'csv'} onClick={() => save('csv')}>
        Export CSV
      </Button>
      {of && (
        <Button variant="default" loading={busy === 'pdf'} onClick={() => save('pdf')}>
          Download PDF
        </Button>
      )}
    </div>
  );
}
