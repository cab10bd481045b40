import { copyLegalVersion } from '@adunni/contracts/legal/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';

/** Starts a draft with the words of a version, and opens it. */
export function CopyButton({ _id, version }: { _id: string; version: number }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function copy(): Promise<void> {
    setBusy(true);
    try {
      const draft = await callApi(copyLegalVersion, { params: { _id }, body: { version } });
      await navigate(`../edit/${draft._id}`, { relative: 'path' });
    } catch (error) {
      toast('error', messageOf(error, 'The draft could not be started. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} onClick={() => void copy()} data-actions="">
      Start a draft
    </Button>
  );
}
