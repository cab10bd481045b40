import { getBookingFeed, renewBookingFeed } from '@adunni/contracts/bookings/staff';
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
      toast('success', 'The link is copied.');
    } catch {
      toast('warning', 'The link could not be copied. Please copy it by hand.');
    }
  }

  return (
    <Section title="Your bookings in your own calendar">
      <Stack gap="md" className={classes.feed}>
        <p>
          Google Calendar, Outlook or the calendar of your phone can follow your bookings by a secret link. Whoever has
          it can read them, so keep it to yourself.
        </p>
        {feed ? (
          <>
            <TextInput
              label="Secret link"
              description={`Made on ${day(feed.renewedAt)}`}
              size="md"
              value={feed.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
              readOnly
            />
            <Group gap="sm">
              <Button onClick={() => void copy(feed.url)}>Copy the link</Button>
              <Button variant="default" onClick={() => setRenewing(true)}>
                Make a new link
              </Button>
            </Group>
          </>
        ) : (
          <div>
            <Button variant="default" loading={busy} onClick={show}>
              Show the link
            </Button>
          </div>
        )}
        <FormProblem message={problem} />
      </Stack>
      {isRenewing && (
        <ConfirmDialog
          title="Make a new link?"
          action="Make a new link"
          onConfirm={async () => {
            setFeed((await callApi(renewBookingFeed)).feed);
            toast('success', 'The new link is there. Give it to your calendar.');
          }}
          onClose={() => setRenewing(false)}
          fallback="The link could not be renewed. Please try again."
        >
          The old one stops working at once: every calendar that follows it needs the new one.
        </ConfirmDialog>
      )}
    </Section>
  );
}
