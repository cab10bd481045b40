import type { Resource } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../api/call-api.ts';
import { saveFile } from '../../save-file.ts';
import { toast } from '../../toasts.ts';

/** Saves a list as it is searched, filtered and sorted, all of its pages. */
export function ExportButton({ resource, search }: { resource: Resource; search: URLSearchParams }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const { page: _, limit, after, before, ...query } = Object.fromEntries(search);
    try {
      await saveFile(await request(resource.export, { query }), `${resource.many.replaceAll(' ', '-')}.csv`);
    } catch (error) {
      toast('error', messageOf(error, 'The export could not be made. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="default" loading={busy} onClick={save}>
      Export CSV
    </Button>
  );
}
