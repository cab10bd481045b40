import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { MenTable, WomenTable } from '../../../measurements/public/sizes/size-tables.tsx';
import classes from './size-guide.module.css';

interface Props {
  chart: 'women' | 'men';
  /** Whether a size is chosen, as of what is ready to wear. */
  hasSizes: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Body measurements by size, in centimetres or inches. */
export default function SizeGuide({ chart, hasSizes, opened, onClose }: Props) {
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
        {hasSizes
          ? 'If your measurements fall into different sizes, choose the larger: it can be taken in.'
          : 'This item has no sizes: it is made to your own measurements.'}
      </p>
    </Drawer>
  );
}
