import { readWorkMeasurements } from '@adunni/contracts/asoebi/production';
import type { Answer } from '@adunni/contracts/endpoint';
import { labelOf, measuresOf } from '@adunni/contracts/measurements/catalogue';
import { lengthLabel } from '@adunni/contracts/measurements/units';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Facts } from '../../../kit/resource/facts.tsx';
import classes from './work.module.css';

type Items = Answer<typeof readWorkMeasurements>['items'];

/** The measurements of everyone whose set is sewn; they are fetched when they are asked for, since reading is logged. */
export function GroupMeasurements({ invitationId }: { invitationId: string }) {
  const [items, setItems] = useState<Items | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function read(): Promise<void> {
    setProblem(null);
    try {
      setItems((await callApi(readWorkMeasurements, { params: { invitationId } })).items);
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
          <Button size="md" variant="default" onClick={read}>
            Show measurements
          </Button>
        </>
      ) : (
        items.map(({ setId, number, title, frozen }) => (
          <section key={setId} className={classes.pack}>
            <h4>
              {frozen.name}, {title}
            </h4>
            <p className={classes.soft}>{number}</p>
            <Facts
              facts={measuresOf(frozen.figure).flatMap((name) => {
                const mm = frozen.values[name];
                return mm === undefined ? [] : [[labelOf(name, frozen.figure), lengthLabel(mm, frozen.unit)] as const];
              })}
            />
          </section>
        ))
      )}
    </div>
  );
}
