import type { MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { measuresText, missingMeasures } from '@adunni/contracts/measurements/needs';
import { isDueAgain } from '@adunni/contracts/measurements/rules';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { day } from '../../../kit/dates.ts';
import { wearerLabel } from '../labels.ts';
import { editPathFor, type MeasuredFor } from './paths.ts';
import classes from './profile-choices.module.css';

interface Props {
  /** Of the radio buttons. */
  name: string;
  /** In the order in which they are offered. */
  profiles: readonly MeasurementProfile[];
  /** Without which the product can’t be begun. */
  needed: readonly MeasureName[];
  picked: string | null;
  onPick: (profileId: string) => void;
  /** What becomes of what is missing. */
  missingNote: string;
  /** Where completing a profile comes back to, and what it is completed for; without it that is not offered. */
  completing?: { back: string; wanted: MeasuredFor | null };
  /** Other choices, after the profiles. */
  children?: ReactNode;
}

/** Profiles that show before somebody asks for all. */
const SHOWN = 4;

/** Saved profiles to choose from, each with its age and whether it has all that a product needs. */
export function ProfileChoices({
  name,
  profiles,
  needed,
  picked,
  onPick,
  missingNote,
  completing,
  children = null,
}: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = profiles.filter(({ _id }, index) => isWhole || index < SHOWN || _id === picked);
  return (
    <div className={classes.choices}>
      {shown.map((profile) => (
        <div key={profile._id} className={classes.choice}>
          <label>
            <input
              type="radio"
              name={name}
              value={profile._id}
              checked={picked === profile._id}
              onChange={() => onPick(profile._id)}
            />
            <span>
              <strong>{profile.name}</strong>
              <small>
                {wearerLabel(profile)}, measured on {day(profile.current.measuredOn)}
              </small>
              <Fitness profile={profile} needed={needed} missingNote={missingNote} />
            </span>
          </label>
          {completing && lacking(profile, needed).length > 0 && (
            <Link to={editPathFor(profile._id, completing.back, completing.wanted)} className={classes.complete}>
              Complete measurements of {profile.name}
            </Link>
          )}
        </div>
      ))}
      {shown.length < profiles.length && (
        <button type="button" className={classes.more} onClick={() => setWhole(true)}>
          Show all {profiles.length} profiles
        </button>
      )}
      {children}
    </div>
  );
}

/** The needed measures that a profile lacks. */
export const lacking = ({ figure, current }: MeasurementProfile, needed: readonly MeasureName[]): MeasureName[] =>
  missingMeasures(needed, { figure, values: current.values });

function Fitness({
  profile,
  needed,
  missingNote,
}: Pick<Props, 'needed' | 'missingNote'> & { profile: MeasurementProfile }) {
  const missing = lacking(profile, needed);
  return (
    <>
      {missing.length === 0 ? (
        <small className={classes.whole}>Complete for this item</small>
      ) : (
        <small className={classes.lacks}>
          Missing: {measuresText(missing, profile.figure)}. {missingNote}
        </small>
      )}
      {isDueAgain(profile.current.measuredOn, new Date()) && (
        <small className={classes.lacks}>More than six months old: please check that they still fit.</small>
      )}
    </>
  );
}
