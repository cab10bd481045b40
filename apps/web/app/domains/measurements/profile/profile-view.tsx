import {
  FROZEN_MONTHS,
  type MeasurementProfile,
  type PastVersion,
  removeMeasurements,
} from '@adunni/contracts/measurements/measurements';
import { isDueAgain } from '@adunni/contracts/measurements/rules';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { lazy } from '../../../kit/lazy.ts';
import { toast } from '../../../kit/toasts.ts';
import { editPath, listPath, takenLabel, wearerLabel } from '../labels.ts';
import { UnitSwitch } from '../public/sizes/unit-switch.tsx';
import { ChangeLabel } from './change-labels.tsx';
import { LengthList } from './length-list.tsx';
import classes from './profile-view.module.css';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../kit/dialogs/confirm-dialog.tsx')).ConfirmDialog,
}));

interface Props {
  profile: MeasurementProfile;
  history: readonly PastVersion[];
}

/** The measurements of somebody as they are now, and how they came to be. */
export default function ProfileView({ profile, history }: Props) {
  const { current, figure } = profile;
  const [unit, setUnit] = useState<LengthUnit>(current.unit);
  return (
    <div className={classes.profile}>
      <Link to={listPath} className={classes.back}>
        All measurements
      </Link>
      <header className={classes.head}>
        <div>
          <h2 className={classes.name}>{profile.name}</h2>
          <p>{wearerLabel(profile)}</p>
          <p>{takenLabel(current)}</p>
          {isDueAgain(current.measuredOn, new Date()) && (
            <p className={classes.due}>More than six months old: please measure again before you order.</p>
          )}
        </div>
        <UnitSwitch unit={unit} onChange={setUnit} />
      </header>
      <LengthList figure={figure} values={current.values} unit={unit} />
      <div className={classes.actions}>
        <Button size="md" component={Link} to={editPath(profile._id)}>
          Edit measurements
        </Button>
        {profile.ageGroup === 'adult' && (
          <Button size="md" variant="default" component={Link} to={`/account/patterns/${profile._id}`}>
            Sewing pattern
          </Button>
        )}
        <Button size="md" variant="default" onClick={() => window.print()}>
          Print
        </Button>
        <DeleteButton profile={profile} />
      </div>
      <section className={classes.history}>
        <h2>History</h2>
        <ol>
          {history.map((version) => (
            <li key={version.number}>
              <p>
                {takenLabel(version)} <small>saved {day(version.savedAt)}</small>
              </p>
              {version.number === 1 ? (
                <p className={classes.first}>{version.changes.length} measurements added.</p>
              ) : (
                <ChangeLabel changes={version.changes} figure={figure} unit={unit} />
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function DeleteButton({ profile }: { profile: MeasurementProfile }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    const { message } = await callApi(removeMeasurements, { params: { profileId: profile._id } });
    toast('success', message);
    await navigate(listPath, { replace: true });
  }

  return (
    <>
      <Button size="md" variant="subtle" color="red" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            title={`Delete measurements for ${profile.name}?`}
            action="Delete"
            fallback="The measurements could not be deleted. Please try again."
            onConfirm={remove}
            onClose={() => setAsking(false)}
          >
            <p>The measurements and their history will be deleted. This can’t be undone.</p>
            <p>
              Orders and bookings that use them keep a copy until {FROZEN_MONTHS} months after they end, in case of
              alterations. The copy is deleted sooner if you delete your account.
            </p>
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
