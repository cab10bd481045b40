import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { measuresText } from '@adunni/contracts/measurements/needs';
import { Link } from 'react-router';
import { toast } from '../../../kit/toasts.ts';
import { editPath } from '../labels.ts';
import { stillNeeded, wishIn } from './wanted-lengths.ts';

/** Long enough to read which lengths are named, and to follow the way back to them. */
const LACKING_MS = 15_000;

/** What the address of an entry says of what it is for. */
const OF_WISH: readonly string[] = ['next', 'for', 'gender', 'needs'];

/** Tells that measurements are saved and, where some that the page was asked for are missing, which, with the way back to them. */
export function tellSaved(profile: MeasurementProfile, search: URLSearchParams): void {
  const { _id, name, figure } = profile;
  const missing = stillNeeded(profile, wishIn(search));
  if (missing.length === 0) {
    toast('success', `Measurements saved for ${name}.`);
    return;
  }
  const asked = new URLSearchParams([...search].filter(([key]) => OF_WISH.includes(key)));
  toast(
    'warning',
    <>
      Measurements saved for {name}. Still needed: {measuresText(missing, figure)}.{' '}
      <Link to={`${editPath(_id)}&${asked}`}>Complete measurements</Link>
    </>,
    LACKING_MS,
  );
}
