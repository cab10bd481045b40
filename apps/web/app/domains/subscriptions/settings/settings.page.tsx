import '@mantine/core/styles/Switch.css';
import {
  changeSubscriptionSettings,
  getSubscriptionSettings,
  type SubscriptionSettings,
} from '@adunni/contracts/subscriptions/subscriptions';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { toast } from '../../../kit/toasts.ts';
import { useMySubscription } from '../frame/subscription-layout.tsx';
import type { Route } from './+types/settings.page.ts';
import classes from './settings.module.css';

export const meta = () => privateMeta('Subscription settings');

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return (await callApi(getSubscriptionSettings)).settings;
}
clientLoader.hydrate = true as const;

type Name = keyof SubscriptionSettings;

const SWITCHES: readonly { name: Name; label: string; about: string }[] = [
  { name: 'renews', label: 'Auto-renew', about: 'If off, your plan ends after the current period.' },
  {
    name: 'remindsOfRenewal',
    label: 'Remind me of renewals',
    about: 'An email three days before your card is charged. Of a trial’s end we always remind you.',
  },
  {
    name: 'mailsUsage',
    label: 'Low-usage alerts',
    about: 'An email at 80% and 100% of your plan’s limit. You always get a notification.',
  },
];

export default function SettingsPage({ loaderData: settings }: Route.ComponentProps) {
  const { status, subscription } = useMySubscription();
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState<Name | null>(null);
  const canRenew = status === 'active' || status === 'trial';

  /** Keeps a choice as soon as it is made, one at a time since they are kept together. */
  async function choose(name: Name, value: boolean): Promise<void> {
    setSaving(name);
    try {
      await callApi(changeSubscriptionSettings, { body: { ...settings, [name]: value } });
      await revalidate();
    } catch (error) {
      toast('error', messageOf(error, 'Your settings could not be saved. Please try again.'));
    } finally {
      setSaving(null);
    }
  }

  return (
    <>
      <h1>Settings</h1>
      <ul className={classes.list}>
        {SWITCHES.filter(({ name }) => name !== 'renews' || canRenew).map(({ name, label, about }) => (
          <li key={name}>
            <Switch
              size="md"
              labelPosition="left"
              label={label}
              description={about}
              checked={settings[name]}
              disabled={saving !== null}
              onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
              classNames={{
                body: classes.row,
                labelWrapper: classes.words,
                label: classes.label,
                track: classes.track,
              }}
            />
          </li>
        ))}
      </ul>
      {canRenew && subscription && !settings.renews && (
        <p className={classes.note}>Your plan ends on {day(subscription.periodEnd)}.</p>
      )}
      <p className={classes.note}>
        Choose which other emails you get under <Link to="/account?section=notifications">Notifications</Link>.
      </p>
    </>
  );
}
