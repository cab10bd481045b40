import type { Endpoint } from '@adunni/contracts/endpoint';
import type { SentParts } from '@adunni/contracts/request';
import { useState } from 'react';
import { messageOf, request } from '../../kit/api/call-api.ts';
import button from '../../kit/button.module.css';
import { saveFile } from '../../kit/save-file.ts';
import { toast } from '../../kit/toasts.ts';

interface Props {
  endpoint: Endpoint;
  sent: SentParts;
  /** What the file is called. */
  name: string;
  children: string;
}

/** Saves a file that the server makes when it is asked for. */
export function Download({ endpoint, sent, name, children }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await saveFile(await request(endpoint, sent), name);
    } catch (error) {
      toast('error', messageOf(error, 'We couldn’t make the file.'));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button type="button" className={button.outline} disabled={isBusy} onClick={save}>
      {children}
    </button>
  );
}
