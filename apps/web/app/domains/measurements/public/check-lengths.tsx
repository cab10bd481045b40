import { agreedOf } from '@adunni/contracts/measurements/agreed';
import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { checkLengths, isDueAgain } from '@adunni/contracts/measurements/rules';
import { readPartMeasurements } from '@adunni/contracts/orders/measurements';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { takenLabel } from '../labels.ts';
import { LengthList } from '../profile/length-list.tsx';
import classes from './check-lengths.module.css';
import { UnitSwitch } from './sizes/unit-switch.tsx';

interface Props {
  partId: string;
  /** What the customer wrote on the fit, by the item. */
  notes: ReadonlyMap<string, string>;
}

/** All that a part would be cut by, to be looked at before it is confirmed: opening it is a view that is logged. */
export function CheckLengths({ partId, notes }: Props) {
  const [lines, setLines] = useState<readonly OrderMeasurements[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again
  useEffect(() => {
    let isGone = false;
    callApi(readPartMeasurements, { params: { partId } }).then(
      ({ items }) => !isGone && setLines(items),
      (error) => !isGone && setProblem(messageOf(error, 'The measurements could not be loaded.')),
    );
    return () => {
      isGone = true;
    };
  }, [partId, tries]);

  if (lines === null)
    return problem === null ? (
      <p aria-busy="true">Loading the measurements…</p>
    ) : (
      <p role="status">
        {problem}{' '}
        <Button
          variant="default"
          onClick={() => {
            setProblem(null);
            setTries(tries + 1);
          }}
        >
          Try again
        </Button>
      </p>
    );
  return (
    <section aria-label="Measurements to confirm" className={classes.check}>
      {lines.map((line) => (
        <Line key={line.itemId} line={line} note={notes.get(line.itemId) ?? ''} />
      ))}
      <p className={classes.soft}>Views are logged.</p>
    </section>
  );
}

function Line({ line, note }: { line: OrderMeasurements; note: string }) {
  const agreed = agreedOf(line);
  const [unit, setUnit] = useState(agreed?.unit ?? 'cm');
  const { title, frozen } = line;
  return (
    <div>
      <h3>{title}</h3>
      {note && (
        <p>
          <strong>Fit notes:</strong> {note}
        </p>
      )}
      {agreed ? (
        <>
          <p className={classes.soft}>
            {frozen ? `${frozen.name}. ${takenLabel(frozen)}, in ${frozen.unit}.` : 'Taken at a fitting.'}
            {agreed.fitted.size > 0 && ' Highlighted measurements were updated at a fitting.'}
          </p>
          <Doubts line={line} />
          <UnitSwitch unit={unit} onChange={setUnit} />
          <LengthList figure={agreed.figure} values={agreed.values} unit={unit} marked={agreed.fitted} />
        </>
      ) : (
        <p>No measurement profile used.</p>
      )}
    </div>
  );
}

/** What of the lengths is unusual, or long ago. */
function Doubts({ line }: { line: OrderMeasurements }) {
  const agreed = agreedOf(line);
  if (!agreed) return null;
  const ageGroup = line.frozen?.ageGroup ?? 'adult';
  const found = checkLengths({ ...agreed, ageGroup }).map(({ text }) => text);
  const isOld = line.frozen && isDueAgain(line.frozen.measuredOn, new Date());
  const all = [...found, ...(isOld ? ['Measured more than six months ago.'] : [])];
  if (all.length === 0) return null;
  return (
    <ul className={classes.doubts} aria-label="Please check">
      {all.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
