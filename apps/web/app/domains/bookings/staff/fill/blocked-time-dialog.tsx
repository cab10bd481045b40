import { addBlock, removeBlock } from '@adunni/contracts/availability/staff';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { offerUndo } from '../../../../kit/undo/undo.tsx';
import type { Calendar } from '../calendar/columns.ts';
import { spanText } from '../labels.ts';

interface Props {
  block: Calendar['blocks'][number];
  zone: string;
  onClose: () => void;
}

const FAILED = 'The time could not be unblocked. Please try again.';

/** Tells what time is kept free for, and opens it again. */
export function BlockedTimeDialog({ block: { _id, ...block }, zone, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function restockItems(): Promise<void> {
    try {
      await callApi(addBlock, { body: { ...block, despiteBookings: true } });
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, 'The time could not be blocked again. Please try again.'));
    }
  }

  async function takeOut(): Promise<void> {
    setBusy(true);
    try {
      await callApi(removeBlock, { params: { blockId: _id } });
      await revalidate();
      onClose();
      offerUndo('calendar', 'The time is available again.', () => void restockItems());
    } catch (error) {
      toast('error', messageOf(error, FAILED));
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title="Blocked">
      <Stack>
        <div>
          {block.note && <strong>{block.note}</strong>}
          <div>{spanText(block.startsAt, block.endsAt, zone)}</div>
        </div>
        <Group justify="flex-end">
          <Button size="md" variant="default" onClick={onClose}>
            Keep blocked
          </Button>
          <Button size="md" loading={busy} onClick={takeOut}>
            Unblock time
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
