import type { SentFitting } from '@adunni/contracts/measurements/forms';
import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { proposeMeasurements, readPartMeasurements } from '@adunni/contracts/orders/measurements';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { toast } from '../../../kit/toasts.ts';
import { Fittings } from './fittings.tsx';
import { MadeFrom } from './made-from.tsx';
import classes from './part-measurements.module.css';

interface Props {
  partId: string;
  /** Whether the reader works on the part and may propose what a fitting showed. */
  isMaker: boolean;
  /** What is said of items of which several are made by one set, by item. */
  many: ReadonlyMap<string, string | null>;
  /** How many proposals wait for the customer, which is read anew when it changes elsewhere on the page. */
  waiting: number;
  /** What is said instead while there is nothing to read: how they come, and whether the reader may propose some. */
  toFollow: { text: string; canPropose: boolean } | null;
  /** What else can be done about them. */
  children?: ReactNode;
}

/** The measurements of a part for who works on it: read on purpose, because every reading is written down. */
export function PartMeasurements({ partId, isMaker, many, waiting, toFollow, children }: Props) {
  const { revalidate } = useRevalidator();
  const [lines, setLines] = useState<readonly OrderMeasurements[] | null>(null);
  const [busy, setBusy] = useState(false);

  async function read(): Promise<void> {
    setBusy(true);
    try {
      setLines((await callApi(readPartMeasurements, { params: { partId } })).items);
    } catch (error) {
      toast('error', messageOf(error, 'The measurements could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  const shown = lines?.flatMap(({ proposals }) => proposals.filter(({ status }) => status === 'open')).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what changed elsewhere asks again
  useEffect(() => {
    if (shown !== undefined && shown !== waiting) void read();
  }, [waiting]);

  async function changed(): Promise<void> {
    await Promise.all([read(), revalidate()]);
  }

  return (
    <section className={classes.measurements} aria-label="Measurements">
      {lines === null && toFollow !== null ? (
        <>
          <p className={classes.follow}>{toFollow.text}</p>
          {toFollow.canPropose && (
            <Button variant="default" loading={busy} onClick={read}>
              Propose measurements from a fitting
            </Button>
          )}
        </>
      ) : lines === null ? (
        <>
          <Button variant="default" loading={busy} onClick={read}>
            Show measurements
          </Button>
          {children}
          <p className={classes.hint}>Views are logged.</p>
        </>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <Line
                key={line.itemId}
                line={line}
                partId={partId}
                isMaker={isMaker}
                many={many}
                startsMeasuring={toFollow !== null && lines.length === 1}
                onChanged={changed}
              />
            ))}
          </ul>
          {children}
        </>
      )}
    </section>
  );
}

function Line({
  line,
  partId,
  isMaker,
  many,
  startsMeasuring,
  onChanged,
}: Pick<Props, 'partId' | 'isMaker' | 'many'> & {
  line: OrderMeasurements;
  startsMeasuring: boolean;
  onChanged: () => Promise<void>;
}) {
  const { itemId, title, frozen } = line;
  const propose = (fitting: SentFitting) =>
    callApi(proposeMeasurements, { params: { partId }, body: { ...fitting, itemId } });
  return (
    <li className={classes.line}>
      <h3>{title}</h3>
      {many.get(itemId) && <p className={classes.hint}>{many.get(itemId)}, as the customer ordered.</p>}
      {!frozen && !line.wanted && <p className={classes.hint}>No measurement profile used.</p>}
      <MadeFrom line={line} isOpen />
      <Fittings
        measured={line}
        cutFor={line}
        propose={propose}
        isMaker={isMaker}
        startsMeasuring={startsMeasuring}
        onChanged={onChanged}
      />
    </li>
  );
}
