import { MEN, WOMEN } from '@adunni/contracts/measurements/sizes';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { type LengthUnit, spanOfInches, spanText } from './size-chart.ts';
import classes from './size-guide.module.css';

interface Props {
  chart: 'women' | 'men';
  opened: boolean;
  onClose: () => void;
}

/** Body measurements by size, in centimetres or inches. */
export default function SizeGuide({ chart, opened, onClose }: Props) {
  const [unit, setUnit] = useState<LengthUnit>('cm');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Size guide"
      position="right"
      size="30rem"
      classNames={{ title: classes.title, header: classes.header, content: classes.content }}
      closeButtonProps={{ 'aria-label': 'Close the size guide', size: 'lg' }}
    >
      <fieldset className={classes.units}>
        <legend className={classes.hidden}>Unit</legend>
        {(['cm', 'in'] as const).map((each) => (
          <label key={each} className={classes.unit}>
            <input type="radio" name="unit" checked={unit === each} onChange={() => setUnit(each)} />
            {each === 'cm' ? 'Centimetres' : 'Inches'}
          </label>
        ))}
      </fieldset>
      {chart === 'women' ? <WomenTable unit={unit} /> : <MenTable unit={unit} />}
      <p className={classes.note}>
        Measure over light underwear, keeping the tape level and relaxed.{' '}
        {chart === 'women' && 'Nigerian sizes follow UK sizes. '}
        If your measurements fall into different sizes, choose the larger: it can be taken in.
      </p>
    </Drawer>
  );
}

function WomenTable({ unit }: { unit: LengthUnit }) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>Women’s sizes</caption>
      <thead>
        <tr>
          {['UK', 'Letter', 'US', 'EU', 'Bust', 'Waist', 'Hip'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WOMEN.map(({ uk, letter, us, eu, bust, waist, hip }) => (
          <tr key={uk}>
            <th scope="row">{uk}</th>
            <td>{letter}</td>
            <td>{us}</td>
            <td>{eu}</td>
            <td>{spanText(bust, unit)}</td>
            <td>{spanText(waist, unit)}</td>
            <td>{spanText(hip, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MenTable({ unit }: { unit: LengthUnit }) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>Men’s sizes</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Chest</th>
        </tr>
      </thead>
      <tbody>
        {MEN.map(({ size, chest }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>{spanOfInches(chest, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
