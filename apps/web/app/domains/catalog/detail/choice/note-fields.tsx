import type { Product } from '@adunni/contracts/catalog/catalog';
import { Suspense } from 'react';
import { lazy } from '../../../../kit/lazy.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import classes from './note-fields.module.css';

const ProfileField = lazy(() => import('../../../measurements/public/profile-field.tsx'));

/** Measurements as people would write them for such a piece. */
const EXAMPLES: Record<Product['sizeChart'], string> = {
  women: 'Bust 92 cm, waist 74 cm, hip 100 cm, height 168 cm…',
  men: 'Chest 104 cm, waist 90 cm, shoulder 47 cm, height 178 cm…',
  none: 'Height 168 cm, chest 92 cm, waist 74 cm…',
};

/** What the maker should know of a piece made to measure; both are optional. Lengths are those that the API takes. */
export function NoteFields({ sizeChart }: { sizeChart: Product['sizeChart'] }) {
  const isSignedIn = useSession() !== null;
  return (
    <div className={classes.notes}>
      <Suspense>{isSignedIn && <ProfileField />}</Suspense>
      <label className={classes.note}>
        <span className={classes.label}>
          Personalisation <span className={classes.optional}>Optional</span>
        </span>
        <textarea
          name="personalisation"
          rows={2}
          maxLength={400}
          placeholder="For example initials inside the cuff or aso-ebi colours"
        />
      </label>
      <label className={classes.note}>
        <span className={classes.label}>
          Your measurements <span className={classes.optional}>Optional</span>
        </span>
        <textarea
          name="measurementNote"
          rows={3}
          maxLength={1000}
          aria-describedby="measurement-hint"
          placeholder={EXAMPLES[sizeChart]}
        />
      </label>
      <p id="measurement-hint" className={classes.hint}>
        Enter what you know. The maker confirms every measurement with you before cutting.
      </p>
    </div>
  );
}
