import { neededMeasures, type Sewn } from '@adunni/contracts/measurements/needs';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../../kit/session/use-session.ts';
import { newPathFor } from '../paths.ts';
import { ProfileChoices } from '../profile-choices.tsx';
import { useProfiles } from '../use-profiles.ts';
import { offeredProfiles, proposedProfile } from './choosing.ts';
import classes from './measurements-choice.module.css';

interface Props {
  /** Whom the product is cut for. */
  gender: string;
  /** What is sewn, which decides the measures that a profile needs. */
  sewn: Sewn;
  picked: string | null;
  onPick: (profileId: string) => void;
  /** Proposes a profile, as long as nothing was picked. */
  onPropose: (profileId: string) => void;
  /** Where saving a new profile comes back to. */
  back: string;
  /** What it is made for, as the form of a new profile says it. */
  title: string;
  /** The choice to measure later, and what is said instead where there is no profile to choose. */
  later: ReactNode;
  onlyLater: ReactNode;
}

/** Which saved profile a product is made from, in the form of a product made to measure; for people who are logged in. */
export default function MeasurementsChoice({
  gender,
  sewn,
  picked,
  onPick,
  onPropose,
  back,
  title,
  later,
  onlyLater,
}: Props) {
  const needed = neededMeasures(sewn);
  const wanted = { title, gender, needed };
  const { profiles, load } = useProfiles();
  const firstName = useSession()?.firstName ?? '';
  // Who has just saved a profile for this product means that one.
  const saved = (useLocation().state as { profileId?: string } | null)?.profileId;
  useEffect(() => {
    if (!profiles || profiles === 'failed') return;
    const proposed = profiles.find(({ _id }) => _id === saved) ?? proposedProfile(profiles, gender, firstName);
    if (proposed) onPropose(proposed._id);
  }, [profiles, saved, gender, firstName, onPropose]);
  if (profiles === 'failed')
    return (
      <>
        <p className={classes.note} role="status">
          Your saved measurements could not be loaded.{' '}
          <button type="button" onClick={load}>
            Try again
          </button>
        </p>
        {later}
      </>
    );
  const hasNone = profiles?.length === 0;
  return (
    <>
      {!hasNone && <p className={classes.note}>Who is this for? Choose whose measurements it is made to.</p>}
      <ProfileChoices
        name="measurements"
        profiles={offeredProfiles(profiles ?? [], gender)}
        needed={needed}
        picked={picked}
        onPick={onPick}
        missingNote="We’ll ask for the rest after you order."
        completing={{ back, wanted }}
      >
        {hasNone ? onlyLater : later}
      </ProfileChoices>
      <p className={classes.note} aria-busy={profiles === null}>
        {hasNone && 'No saved measurements yet, your own or somebody else’s. '}
        <Link to={newPathFor(back, wanted)}>{hasNone ? 'Add measurements' : 'Add new measurements'}</Link>
      </p>
    </>
  );
}
