import type { Resource } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messageOf } from '../../api/call-api.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { toast } from '../../toasts.ts';
import { listRows } from '../resource-calls.ts';
import { isLastIn, placeIn, queueIn, widen } from './queue.ts';
import classes from './queue-links.module.css';

/**
 * From the page of a record to the next and the previous one of the list that it was opened from, also by `j` and `k`; the
 * way back leads to that list. Nothing where it was opened otherwise. It lies beside other records, at `:id`.
 */
export function QueueLinks({ resource, id }: { resource: Resource; id: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const queue = queueIn(state, resource.path);
  const at = queue ? queue.ids.indexOf(id) : -1;

  async function go(by: 1 | -1): Promise<void> {
    if (!queue || at < 0 || busy) return;
    const tellNone = () => toast('info', `There is no ${by > 0 ? 'next' : 'previous'} ${resource.one} in this list.`);
    if (by > 0 && isLastIn(queue, id)) return void tellNone();
    setBusy(true);
    try {
      const load = (page: number) => listRows(resource, { ...queue.query, page: String(page) });
      const wide = queue.ids[at + by] ? queue : await widen(queue, by, load);
      const next = wide.ids[wide.ids.indexOf(id) + by];
      if (next) await navigate(`../${next}`, { relative: 'path', replace: true, state: { queue: wide } });
      else {
        tellNone();
        await navigate('.', { replace: true, state: { queue: wide } });
      }
    } catch (error) {
      toast('error', messageOf(error, 'The list could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  const { one, many } = resource;
  useKeys(
    at < 0
      ? []
      : [
          { key: 'j', does: `Next ${one}`, run: () => void go(1) },
          { key: 'k', does: `Previous ${one}`, run: () => void go(-1) },
        ],
  );
  if (!queue || at < 0) return null;
  const place = placeIn(queue, id);
  return (
    <nav className={classes.queue} aria-label={`Other ${many} of the list`} data-actions="">
      <p>
        {one.charAt(0).toUpperCase() + one.slice(1)} {place} of {Math.max(queue.total, place)}
      </p>
      <Button variant="default" size="xs" aria-keyshortcuts="k" disabled={place === 1} onClick={() => void go(-1)}>
        Previous {one}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-keyshortcuts="j"
        disabled={isLastIn(queue, id)}
        onClick={() => void go(1)}
      >
        Next {one}
      </Button>
    </nav>
  );
}
