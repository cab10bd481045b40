import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { isDueAgain } from '@adunni/contracts/measurements/rules';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import { editPath, newPath, profilePath, takenLabel, wearerLabel } from '../labels.ts';
import type { MeasurementsData } from './load-measurements.ts';
import classes from './measurements-section.module.css';
import { Proposals } from './proposals.tsx';

const ProfileView = lazy(() => import('../profile/profile-view.tsx'));
const MeasurementEntry = lazy(() => import('../entry/entry.tsx'));

/** The measurements that a person keeps: of themselves and of others. */
export function MeasurementsSection({ data }: { data: MeasurementsData }) {
  if (data.show === 'list') return <List {...data} />;
  return (
    <Suspense>
      {data.show === 'profile' ? (
        <ProfileView {...data} />
      ) : (
        <MeasurementEntry key={data.profile?._id ?? 'new'} profile={data.profile} />
      )}
    </Suspense>
  );
}

function List({ profiles, proposals }: Extract<MeasurementsData, { show: 'list' }>) {
  return (
    <>
      <Proposals proposals={proposals} />
      <p className={classes.lead}>
        {profiles.length === 0
          ? 'Save your measurements once and use them for every made-to-measure order. Create a profile for each person.'
          : 'Select a profile when you order made to measure. Orders keep the measurements they were placed with.'}
      </p>
      {profiles.length > 0 && (
        <ul className={classes.list}>
          {profiles.map((profile) => (
            <Row key={profile._id} profile={profile} />
          ))}
        </ul>
      )}
      <Button size="md" component={Link} to={newPath}>
        {profiles.length === 0 ? 'Add your measurements' : 'Add a person'}
      </Button>
      <p className={classes.who}>
        Only you can see your measurements. Makers see those used for their orders and bookings, until an order is
        closed and for two weeks after a booking. We log every view by makers and our staff.
      </p>
    </>
  );
}

function Row({ profile }: { profile: MeasurementProfile }) {
  const { _id, name, current } = profile;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to={profilePath(_id)} className={classes.name}>
          {name}
        </Link>
        <p>
          {wearerLabel(profile)}, {Object.keys(current.values).length} measurements
        </p>
        <p>{takenLabel(current)}</p>
        {isDueAgain(current.measuredOn, new Date()) && (
          <p className={classes.due}>More than six months old: please measure again before you order.</p>
        )}
      </div>
      <Button variant="subtle" component={Link} to={editPath(_id)} aria-label={`Edit measurements for ${name}`}>
        Edit
      </Button>
    </li>
  );
}
