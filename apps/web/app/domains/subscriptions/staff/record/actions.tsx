import type { SubscriptionRecord } from '@adunni/contracts/subscriptions/staff';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kit/lazy.ts';

const CompDialog = lazy(() => import('./comp-dialog.tsx'));
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

/** What staff may do to a subscription, as buttons. */
export function Actions({ record, version }: { record: SubscriptionRecord; version: number }) {
  const [asked, setAsked] = useState<'comp' | 'cancel' | null>(null);
  const close = () => setAsked(null);
  const { can } = record;
  return (
    <>
      {can.comp && (
        <Button variant="default" onClick={() => setAsked('comp')}>
          Add free time
        </Button>
      )}
      {(can.cancel || can.cancelNow) && (
        <Button variant="outline" color="red" onClick={() => setAsked('cancel')}>
          Cancel
        </Button>
      )}
      <Suspense>
        {asked === 'comp' && <CompDialog record={record} version={version} onClose={close} />}
        {asked === 'cancel' && <CancelDialog record={record} version={version} onClose={close} />}
      </Suspense>
    </>
  );
}
