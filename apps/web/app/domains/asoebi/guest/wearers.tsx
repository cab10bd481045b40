import type { GuestPackage } from '@adunni/contracts/asoebi/guest';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { TextInput } from '@mantine/core';
import { type Dispatch, type SetStateAction, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { lazy } from '../../../kit/lazy.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { useProfiles } from '../../measurements/public/use-profiles.ts';
import type { BodyValues } from './body.ts';
import { BodyFields } from './body-fields.tsx';
import classes from './guest.module.css';

const NONE: readonly MeasurementProfile[] = [];
const ProfilePick = lazy(() => import('./profile-pick.tsx'));

export interface WearerValues {
  wearer: string;
  size: string;
  /** Where measurements were entered. */
  body?: BodyValues | undefined;
  /** Saved measurements of the signed-in person; null where others are entered. */
  profileId?: string | null;
}

interface Props {
  sets: readonly { id: string; pack: Pick<GuestPackage, 'title' | 'needs'>; areMeasured?: boolean }[];
  values: Record<string, WearerValues>;
  /** Who orders, who wears the first set unless told. */
  first: string;
  onChange: Dispatch<SetStateAction<Record<string, WearerValues>>>;
  fields: Record<string, string>;
}

/** Who wears each set, and in which size or by which measurements. */
export function Wearers({ sets, values, first, onChange, fields }: Props) {
  const isSignedIn = useSession() !== null;
  const areCut = sets.some(({ pack: { needs } }) => needs === 'measurements');
  // Loaded once for all sets, and only where they are needed.
  const saved = useProfiles(isSignedIn && areCut ? null : NONE);
  return (
    <section className={classes.part}>
      <h2>Who wears them</h2>
      <ul className={classes.wearers}>
        {sets.map(({ id, pack, areMeasured }, index) => {
          const value = values[id] ?? { wearer: '', size: '' };
          const change = (changed: Partial<WearerValues>) =>
            onChange((now) => ({ ...now, [id]: { ...(now[id] ?? value), ...changed } }));
          return (
            <li key={id} className={classes.wearer}>
              <TextInput
                label={`Name for set ${index + 1}: ${pack.title}`}
                size="md"
                maxLength={60}
                placeholder={index === 0 ? first : ''}
                value={value.wearer}
                error={fields[`sets.${index}.wearer`]}
                onChange={({ currentTarget }) => change({ wearer: currentTarget.value })}
              />
              {pack.needs === 'size' && (
                <TextInput
                  label="Size"
                  description="Such as 12, M or 44. You can add it later."
                  size="md"
                  maxLength={40}
                  value={value.size}
                  onChange={({ currentTarget }) => change({ size: currentTarget.value })}
                />
              )}
              {pack.needs === 'measurements' && (
                <Body
                  name={`profile-${id}`}
                  value={value}
                  areGiven={areMeasured}
                  isOwn={index === 0 && !areMeasured}
                  onChange={change}
                  saved={isSignedIn ? saved : null}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface BodyProps {
  name: string;
  value: WearerValues;
  areGiven: boolean | undefined;
  /** Whether the person’s own saved measurements are proposed. */
  isOwn: boolean;
  onChange: (changed: Partial<WearerValues>) => void;
  /** What the signed-in person has saved; null for anybody else. */
  saved: ReturnType<typeof useProfiles> | null;
}

/** What a set is cut by: measurements that the person has saved, or those that are entered now or later. */
function Body({ name, value, areGiven, isOwn, onChange, saved }: BodyProps) {
  const { pathname } = useLocation();
  const { profileId, body } = value;
  return (
    <>
      {saved ? (
        <Suspense>
          <ProfilePick
            name={name}
            picked={profileId}
            onPick={(picked) => onChange({ profileId: picked })}
            isOwn={isOwn}
            saved={saved}
          />
        </Suspense>
      ) : (
        <p className={classes.soft}>
          <Link to={`/login?next=${encodeURIComponent(pathname)}`}>Log in to use saved measurements</Link>, or enter
          them here.
        </p>
      )}
      {!profileId && (
        <BodyFields value={body} areGiven={areGiven} onChange={(entered) => onChange({ body: entered })} />
      )}
    </>
  );
}
