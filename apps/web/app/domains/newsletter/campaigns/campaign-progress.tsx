import '@mantine/core/styles/Progress.css';
import type { CampaignRecord } from '@adunni/contracts/newsletter/campaigns';
import { Progress } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import classes from './campaign.module.css';

const LOOK_EVERY_MS = 2000;

/** How far a campaign has come; it looks again by itself for as long as letters are on their way. */
export function CampaignProgress({ campaign }: { campaign: CampaignRecord }) {
  const { status, recipients, waiting, queued, finishedAt } = campaign;
  const { revalidate, state: loading } = useRevalidator();
  const isMoving = status === 'sending' || (finishedAt !== null && queued > 0);

  useEffect(() => {
    if (!isMoving || loading !== 'idle') return;
    const timer = setTimeout(revalidate, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isMoving, loading, revalidate]);

  if (!isMoving && status !== 'paused') return null;
  const gone = recipients - waiting - queued;
  return (
    <div className={classes.progress}>
      <p role="status">
        {recipients === 0
          ? 'The recipient list is being created.'
          : `${gone} of ${recipients} emails sent${status === 'paused' ? '; the rest is paused' : ''}.`}
      </p>
      <Progress.Root>
        <Progress.Section aria-label="Emails sent" value={recipients === 0 ? 0 : (gone / recipients) * 100} />
      </Progress.Root>
    </div>
  );
}
