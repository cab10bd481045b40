import { CHILDREN, MEN, WOMEN } from '@adunni/contracts/measurements/sizes';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import type { ReactNode } from 'react';
import { spanOfInches, spanText } from '../../size-chart.ts';
import classes from './size-tables.module.css';

interface Props {
  unit: LengthUnit;
  /** The label of the size to mark: `UK 12`, `M`. */
  marked?: string | null;
}

function SizeTable({ caption, headings, children }: { caption: string; headings: string[]; children: ReactNode }) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>{caption}</caption>
      <thead>
        <tr>
          {headings.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Women’s sizes in UK, US and EU numbers and in letters, with the body that each is made for. */
export function WomenTable({ unit, marked = null }: Props) {
  return (
    <SizeTable caption="Women’s sizes" headings={['UK', 'Letter', 'US', 'EU', 'Bust', 'Waist', 'Hip']}>
      {WOMEN.map(({ uk, letter, us, eu, bust, waist, hip }) => (
        <tr key={uk} data-marked={marked === `UK ${uk}` || undefined}>
          <th scope="row">{uk}</th>
          <td>{letter}</td>
          <td>{us}</td>
          <td>{eu}</td>
          <td>{spanText(bust, unit)}</td>
          <td>{spanText(waist, unit)}</td>
          <td>{spanText(hip, unit)}</td>
        </tr>
      ))}
    </SizeTable>
  );
}

/** Men’s sizes by chest; UK and US name a chest by its inches. */
export function MenTable({ unit, marked = null }: Props) {
  return (
    <SizeTable caption="Men’s sizes" headings={['Size', 'UK and US', 'EU', 'Chest']}>
      {MEN.map(({ size, eu, chest }) => (
        <tr key={size} data-marked={marked === size || undefined}>
          <th scope="row">{size}</th>
          <td>{chest.join('–')}</td>
          <td>{eu}</td>
          <td>{spanOfInches(chest, unit)}</td>
        </tr>
      ))}
    </SizeTable>
  );
}

/** Children’s sizes, which the UK names by age, with the body that each is made for. */
export function ChildrenTable({ unit, marked = null }: Props) {
  return (
    <SizeTable caption="Children’s sizes" headings={['UK (age)', 'US', 'EU', 'Height', 'Chest', 'Waist']}>
      {CHILDREN.map(({ size, us, eu, height, chest, waist }) => (
        <tr key={size} data-marked={marked === size || undefined}>
          <th scope="row">{size.replace(' years', '')}</th>
          <td>{us}</td>
          <td>{eu}</td>
          <td>{spanText(height, unit)}</td>
          <td>{spanText(chest, unit)}</td>
          <td>{spanText(waist, unit)}</td>
        </tr>
      ))}
    </SizeTable>
  );
}
