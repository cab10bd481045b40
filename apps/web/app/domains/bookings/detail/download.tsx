import type { Booking } from '@adunni/contracts/bookings/bookings';
import type { Endpoint } from '@adunni/contracts/endpoint';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../../kit/api/call-api.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { toast } from '../../../kit/toasts.ts';

interface DownloadProps {
  booking: Pick<Booking, '_id' | 'number'>;
  endpoint: Endpoint;
  ending: string;
  label: string;
  /** What is said once it is saved, such as what to do with it. */
  saved?: string;
  /** Whether it is the next thing to do. */
  isFirst?: boolean;
}

/** How a saved calendar file gets into a calendar. */
export const OPEN_IN_CALENDAR = 'Open it to add the appointment to your calendar.';

/** A button that saves a file about a booking. */
export function Download({
  booking: { _id, number },
  endpoint,
  ending,
  label,
  saved = '',
  isFirst = false,
}: DownloadProps) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const file = `${number}.${ending}`;
      await saveFile(await request(endpoint, { params: { bookingId: _id } }), file);
      toast('success', `${file} saved. ${saved}`.trim());
    } catch (error) {
      toast('error', messageOf(error, 'The file could not be created. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant={isFirst ? 'filled' : 'default'} loading={busy} onClick={download}>
      {label}
    </Button>
  );
}
