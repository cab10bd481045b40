import { labelOf } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { lengthLabel } from '@adunni/contracts/measurements/units';
import { sendEstimates } from '@adunni/contracts/tryon/estimates';
import { Button, NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';
import { newPathFor } from '../../measurements/public/paths.ts';
import { useProfiles } from '../../measurements/public/use-profiles.ts';
import type { PhotoPerson } from '../person.ts';
import { type Compared, compare, isComparable } from './compare.ts';
import classes from './estimate.module.css';

const SENDING_FAILED = 'The differences could not be shared. Please try again.';

/** Holds somebody’s measurements against what their photo shows; the differences are shared only when they say so. */
export function CompareMeasurements({ person }: { person: PhotoPerson }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.compare} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Compare with your measurements</summary>
      {isOpen && <Profiles person={person} />}
    </details>
  );
}

function Profiles({ person }: { person: PhotoPerson }) {
  const { profiles, load } = useProfiles();
  const [picked, setPicked] = useState('');
  if (profiles === null) return <p role="status">Loading your measurements…</p>;
  if (profiles === 'failed')
    return (
      <p role="alert">
        Your measurements could not be loaded.{' '}
        <Button variant="subtle" size="compact-sm" onClick={load}>
          Try again
        </Button>
      </p>
    );
  const usable = profiles.filter(isComparable);
  if (usable.length === 0)
    return (
      <p>
        You have no measurements of an adult with height and waist yet.{' '}
        <Link to={newPathFor('/virtual-tryon', null)}>Add measurements</Link>
      </p>
    );
  const profile = usable.find(({ _id }) => _id === picked) ?? null;
  return (
    <>
      <NativeSelect
        label="Whose measurements"
        value={picked}
        onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        data={[{ value: '', label: 'Choose' }, ...usable.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
      {profile && <Differences key={profile._id} person={person} profile={profile} />}
    </>
  );
}

function Differences({ person, profile }: { person: PhotoPerson; profile: MeasurementProfile }) {
  const rows = useMemo(() => compare(person.read, profile), [person, profile]);
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);
  if (rows === null)
    return <p role="status">To compare, use a photo that shows you from head to foot with room around you.</p>;

  async function share(compared: readonly Compared[]): Promise<void> {
    setSending(true);
    const differences = compared.map(({ measure, difference }) => ({ measure, difference }));
    try {
      const body = { profileId: profile._id, version: profile.version, differences };
      const { message } = await callApi(sendEstimates, { body });
      toast('success', message);
      setSent(true);
    } catch (error) {
      toast('error', messageOf(error, SENDING_FAILED));
    } finally {
      setSending(false);
    }
  }

  const { figure, current } = profile;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Length</th>
            <th scope="col">Measured</th>
            <th scope="col">From the photo</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, measured, difference }) => (
            <tr key={measure}>
              <th scope="row">{labelOf(measure, figure)}</th>
              <td>{lengthLabel(measured, current.unit)}</td>
              <td>about {lengthLabel(Math.round((measured + difference) / 10) * 10, current.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        A photo sees clothes and only your front, so the tape is right. Where the two are far apart, measure again.
      </p>
      {isSent ? (
        <p role="status">Differences shared. Thank you.</p>
      ) : (
        <>
          <p className={classes.note}>
            You can help us advise on sizes: we’d keep the differences, your build and how you were measured. Not your
            photo, and not your measurements.
          </p>
          <Button variant="default" loading={isSending} onClick={() => share(rows)}>
            Share the differences
          </Button>
        </>
      )}
    </>
  );
}
