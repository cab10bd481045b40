import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import { useEffect } from 'react';
import { useSession } from '../../../kit/session/use-session.ts';
import { proposedProfile } from '../../measurements/public/choice/choosing.ts';
import { ProfileChoices } from '../../measurements/public/profile-choices.tsx';
import type { useProfiles } from '../../measurements/public/use-profiles.ts';
import { SET_MEASURES } from './body.ts';
import classes from './guest.module.css';

/** What is cut for anybody: what both figures are measured by. */
const NEEDED: readonly MeasureName[] = SET_MEASURES.woman.filter((name) => SET_MEASURES.man.includes(name));

interface Props {
  /** Of the radio buttons, each set’s own. */
  name: string;
  /** Null where they are entered instead, or left for later; undefined before anything was picked. */
  picked: string | null | undefined;
  onPick: (profileId: string | null) => void;
  /** Whether the person’s own are proposed: for the first set, of which nothing is known. */
  isOwn: boolean;
  saved: ReturnType<typeof useProfiles>;
}

/** The measurements that the signed-in person has saved, to have a set made by. */
export default function ProfilePick({ name, picked, onPick, isOwn, saved: { profiles, load } }: Props) {
  const firstName = useSession()?.firstName ?? '';
  const isOpen = isOwn && picked === undefined;
  useEffect(() => {
    if (!isOpen || !profiles || profiles === 'failed') return;
    const proposed = proposedProfile(profiles, 'unisex', firstName);
    if (proposed) onPick(proposed._id);
  }, [isOpen, profiles, firstName, onPick]);
  if (profiles === 'failed')
    return (
      <p className={classes.soft} role="status">
        Your saved measurements could not be loaded.{' '}
        <button type="button" className={classes.again} onClick={load}>
          Try again
        </button>
      </p>
    );
  if (!profiles || profiles.length === 0) return null;
  return (
    <fieldset className={classes.profiles}>
      <legend>Measurements</legend>
      <ProfileChoices
        name={name}
        profiles={profiles}
        needed={NEEDED}
        picked={picked ?? null}
        onPick={onPick}
        missingNote="The maker asks you for the rest."
      >
        <label className={classes.other}>
          <input type="radio" name={name} checked={picked === null} onChange={() => onPick(null)} />
          Other measurements, or later
        </label>
      </ProfileChoices>
    </fieldset>
  );
}
