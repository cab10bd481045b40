import { GARMENTS, type GarmentKind, PARTS } from '@adunni/contracts/studio/garments';
import { MOST_DAYS } from '@adunni/contracts/studio/price-list';
import type { FormErrors } from '@mantine/form';
import { countOf } from '../../../kit/count-of.ts';
import { naira } from '../../../kit/money/naira.ts';
import { FormMoney, FormNumber } from '../../../kit/resource/form/form-fields.tsx';
import type { PriceValues } from './price-values.ts';
import classes from './prices.module.css';

interface Props {
  garment: GarmentKind;
  values: PriceValues;
  errors: FormErrors;
}

/** The prices of a garment and of each of its parts; folded away until they are needed. */
export function GarmentFields({ garment, values, errors }: Props) {
  const { label, parts } = GARMENTS[garment];
  const { base, days } = values.garments[garment];
  const at = `garments.${garment}`;
  const isWrong = Object.keys(errors).some((path) => path.startsWith(`${at}.`));
  const said = base === null ? 'Not offered' : `From ${naira(base)}${days ? `, ${countOf(days, 'day')}` : ''}`;
  return (
    <details className={classes.garment} open={isWrong || undefined}>
      <summary>
        <strong>{label}</strong> <span>{said}</span>
      </summary>
      <div className={classes.rows}>
        <PriceRow label="Sewing" price={`${at}.base`} days={`${at}.days`} />
        {parts.map((part) => (
          <PriceRow
            key={part}
            label={PARTS[part]}
            price={`${at}.parts.${part}.price`}
            days={`${at}.parts.${part}.days`}
          />
        ))}
      </div>
    </details>
  );
}

function PriceRow({ label, price, days }: { label: string; price: string; days: string }) {
  return (
    <fieldset className={classes.row}>
      <legend>{label}</legend>
      <FormMoney name={price} aria-label={`${label}: price`} placeholder="Not offered" max={10_000_000} />
      <FormNumber
        name={days}
        aria-label={`${label}: days`}
        placeholder="0"
        rightSection="days"
        rightSectionWidth={48}
        min={0}
        max={MOST_DAYS}
        allowDecimal={false}
      />
    </fieldset>
  );
}
