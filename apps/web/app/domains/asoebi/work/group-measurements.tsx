import { readWorkMeasurements } from '@adunni/contracts/asoebi/production';
import type { Answer } from '@adunni/contracts/endpoint';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { NumberText } from '../../../kit/texts/number-text.tsx';
import { Lengths } from '../../measurements/public/lengths.tsx';
import { UnitSwitch } from '../../measurements/public/sizes/unit-switch.tsx';
import classes from './work.module.css';

type Items = Answer<typeof readWorkMeasurements>['items'];

/** The measurements of everyone whose set is sewn; they are fetched when they are asked for, since reading is logged. All are read in one unit, at first that of the first. */
export function GroupMeasurements({ invitationId }: { invitationId: string }) {
  const [items, setItems] = useState<Items | null>(null);
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const [problem, setProblem] = useState<string | null>(null);
  async function load(): Promise<void> {
    setProblem(null);
    try {
      const { items: read } = await callApi(readWorkMeasurements, { params: { invitationId } });
      setUnit(read[0]?.frozen.unit ?? 'cm');
      setItems(read);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load the measurements.'));
    }
  }
  return (
    <div className={classes.measurements}>
      <h3>Measurements</h3>
      <FormProblem message={problem} />
      {items === null ? (
        <>
          <p className={classes.soft}>Each time somebody opens them is logged.</p>
          <Button size="md" variant="default" onClick={load}>
            Show measurements
          </Button>
        </>
      ) : (
        <>
          <UnitSwitch unit={unit} onChange={setUnit} />
          {items.map(({ setId, number, title, frozen }) => (
            <details key={setId}>
              <summary>
                <bdi>{frozen.name}</bdi>, {title} <NumberText>{number}</NumberText>
              </summary>
              <Lengths of={frozen} unit={unit} />
            </details>
          ))}
        </>
      )}
    </div>
  );
}
