import { getFestivalReminder, REMINDER_DAYS, setFestivalReminder } from '@adunni/contracts/festivals/festivals';
import { NativeSelect } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { toast } from '../../../kit/toasts.ts';
import { festivalPath } from '../festival-address.ts';

type Days = (typeof REMINDER_DAYS)[number];
const CHOICES = [
  { value: '', label: 'No reminder' },
  ...REMINDER_DAYS.map((days) => ({ value: String(days), label: `${days} days before` })),
];

/** A reminder by mail, for people signed in; others are led to sign in and back. */
export function Reminder({ festivalId }: { festivalId: string }) {
  const isSignedIn = useSession() !== null;
  return isSignedIn ? (
    <OwnReminder festivalId={festivalId} />
  ) : (
    <p>
      <Link to={`/login?next=${encodeURIComponent(festivalPath(festivalId))}`}>Log in to get an email reminder</Link>
    </p>
  );
}

function OwnReminder({ festivalId }: { festivalId: string }) {
  const [days, setDays] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    callApi(getFestivalReminder, { params: { festivalId } })
      .then(({ daysBefore }) => !isGone && setDays(daysBefore === null ? '' : String(daysBefore)))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [festivalId]);

  async function choose(value: string): Promise<void> {
    const before = days;
    setDays(value);
    try {
      const daysBefore = value === '' ? null : (Number(value) as Days);
      const { message } = await callApi(setFestivalReminder, { params: { festivalId }, body: { daysBefore } });
      toast('success', message);
    } catch (error) {
      setDays(before);
      toast('error', messageOf(error, 'The reminder could not be saved. Please try again.'));
    }
  }

  return (
    <NativeSelect
      label="Email reminder"
      data={CHOICES}
      value={days ?? ''}
      disabled={days === null}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
