import { getBookingFeed, renewBookingFeed } from '@adunni/contracts/bookings/feed';
import type { Answer } from '@adunni/contracts/endpoint';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { day } from '../../../../kit/dates.ts';
import { ConfirmDialog } from '../../../../kit/dialogs/confirm-dialog.tsx';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { Section } from '../../../../kit/resource/facts.tsx';
import { toast } from '../../../../kit/toasts.ts';
import classes from './feed-link.module.css';

type Feed = Answer<typeof getBookingFeed>['feed'];

/** The secret link by which a maker’s own calendar program follows their bookings: asked for, copied, renewed. */
export function FeedLink() {
  const [feed, setFeed] = useState<Feed | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRenewing, setRenewing] = useState(false);

  async function show(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      setFeed((await callApi(getBookingFeed)).feed);
    } catch (error) {
      setProblem(messageOf(error, 'The link could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function copy(url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast('success', 'Link copied.');
    } catch {
      toast('warning', 'The link could not be copied. Please copy it manually.');
    }
  }

  return (
    <Section title="Calendar sync">
      <Stack gap="md" className={classes.feed}>
        <p>
          Subscribe to your bookings in Google Calendar, Outlook or your phone’s calendar with a secret link. Anyone
          with the link can see your bookings.
        </p>
        {feed ? (
          <>
            <TextInput
              label="Secret link"
              description={`Created on ${day(feed.renewedAt)}`}
              size="md"
              value={feed.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
              readOnly
            />
            <Group gap="sm">
              <Button onClick={() => void copy(feed.url)}>Copy link</Button>
              <Button variant="default" onClick={() => setRenewing(true)}>
                Create a new link
              </Button>
            </Group>
          </>
        ) : (
          <div>
            <Button variant="default" loading={busy} onClick={show}>
              Show link
            </Button>
          </div>
        )}
        <FormProblem message={problem} />
      </Stack>
      {isRenewing && (
        <ConfirmDialog
          title="Create a new link?"
          action="Create a new link"
          onConfirm={async () => {
            setFeed((await callApi(renewBookingFeed)).feed);
            toast('success', 'New link created. Please update your calendars.');
          }}
          onClose={() => setRenewing(false)}
          fallback="The link could not be renewed. Please try again."
        >
          The old link stops working immediately. Calendars that use it need the new link.
        </ConfirmDialog>
      )}
    </Section>
  );
}
