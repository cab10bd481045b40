import { type CommissionRow, reverseCommissions } from '@adunni/contracts/affiliates/commissions';
import type { Outcome } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError, callApi } from '../../../kit/api/call-api.ts';
import type { BulkEnd } from '../../../kit/resource/list/list-options.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const FALLBACK = 'The commissions could not be reversed. Please try again.';

const counted = (count: number): string => `${count} ${count === 1 ? 'commission' : 'commissions'}`;

/** Takes chosen commissions back, with a reason. */
export function ReverseButton({ rows, end }: { rows: CommissionRow[]; end: BulkEnd }) {
  const [isAsked, setAsked] = useState(false);
  const open = rows.filter(({ status }) => status !== 'reversed');
  if (open.length === 0) return null;

  async function reverse(reason: string): Promise<Outcome[]> {
    const ids = open.map(({ _id }) => _id);
    const { results } = await callApi(reverseCommissions, { body: { ids, reason } });
    const refused = results.filter(({ ok }) => !ok);
    if (refused.length === results.length) throw new ApiError(409, { message: refused[0]?.message ?? FALLBACK });
    if (refused.length > 0) end.onRefused(results);
    else end.onDone();
    return results;
  }

  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsked(true)}>
        Reverse
        {open.length < rows.length && ` ${open.length} of ${rows.length}`}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={`Reverse ${counted(open.length)}`}
          action="Reverse"
          description="The partner reads it with the commission. This can’t be undone; what was paid out is deducted from later commission."
          done={(results) => `${counted(results.filter(({ ok }) => ok).length)} reversed.`}
          fallback={FALLBACK}
          decide={reverse}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
