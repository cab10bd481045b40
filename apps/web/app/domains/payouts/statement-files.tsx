import { exportStatement, type MonthEarnings, printStatement } from '@adunni/contracts/ledger/ledger';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../kit/api/call-api.ts';
import { month } from '../../kit/dates.ts';
import { saveFile } from '../../kit/save-file.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './payouts.module.css';

/** Saves a statement as a file: of a month as CSV or PDF, of all months as CSV. */
export function StatementFiles({ months }: { months: readonly MonthEarnings[] }) {
  const [of, setOf] = useState(months[0]?.month ?? '');
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

  return (
    <div className={classes.files}>
      <NativeSelect
        label="Period"
        value={of}
        onChange={({ currentTarget }) => setOf(currentTarget.value)}
        data={[
          ...months.map(({ month: value }) => ({ value, label: month(value) })),
          { value: '', label: 'All transactions' },
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
