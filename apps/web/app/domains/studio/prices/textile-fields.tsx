import { TEXTILE_KINDS, TEXTILES } from '@adunni/contracts/studio/textiles';
import { FormMoney } from '../../../kit/resource/form/form-fields.tsx';
import classes from './prices.module.css';

/** What each fabric costs per yard. */
export function TextileFields() {
  return (
    <div className={classes.textiles}>
      {TEXTILE_KINDS.map((textile) => (
        <FormMoney
          key={textile}
          name={`textiles.${textile}`}
          label={TEXTILES[textile].label}
          placeholder="Not offered"
          max={10_000_000}
        />
      ))}
    </div>
  );
}
