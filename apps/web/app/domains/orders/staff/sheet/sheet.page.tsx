import type { OrderMeasurements } from '@adunni/contracts/measurements/measurements';
import { oneSetText } from '@adunni/contracts/measurements/one-set';
import { readPartMeasurements } from '@adunni/contracts/orders/measurements';
import { stageLabel } from '@adunni/contracts/orders/stages';
import { getWorkSheet, type WorkSheet } from '@adunni/contracts/orders/work';
import { Button } from '@mantine/core';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { ApiError, callApi } from '../../../../kit/api/call-api.ts';
import { day, moment } from '../../../../kit/dates.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { phoneText } from '../../../../kit/texts/phone-text.ts';
import { PostalAddress } from '../../../../kit/texts/postal-address.tsx';
import { SheetLengths } from '../../../measurements/public/sheet-lengths.tsx';
import { DELIVERY_LABELS } from '../../labels.ts';
import classes from './sheet.module.css';

export const meta = () => privateMeta('Work sheet');
export const handle = { crumb: 'Work sheet' };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const ofPart = { params: { partId: params.partId ?? '' } };
  const { sheet } = await callApi(getWorkSheet, ofPart);
  return { sheet, measured: sheet.kind === 'made-to-measure' ? await readMeasured(ofPart) : [] };
}

/** Measurements are no longer read once a part is closed; the rest of its sheet is. */
async function readMeasured(ofPart: { params: { partId: string } }): Promise<readonly OrderMeasurements[]> {
  try {
    return (await callApi(readPartMeasurements, ofPart)).items;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** The sheet that hangs beside the work: what is made, for whom, by when. No prices. */
export default function SheetPage() {
  const { sheet, measured } = useLoaderData<typeof clientLoader>();
  return (
    <main>
      <div className={classes.screen}>
        <PageHead title="Work sheet" lead="An A4 sheet for the workshop, without prices.">
          <Button size="md" variant="default" component={Link} to="../.." relative="path">
            Back to order
          </Button>
          {measured.length > 0 && (
            <Button size="md" variant="default" component={Link} to={`../../pattern/${sheet._id}`} relative="path">
              Pattern
            </Button>
          )}
          <Button size="md" onClick={() => window.print()}>
            Print
          </Button>
        </PageHead>
      </div>
      <article className={classes.sheet}>
        <p className={classes.number}>{sheet.number}</p>
        <p className={classes.due}>
          Ready by <strong>{day(sheet.readyBy)}</strong>
        </p>
        <SheetFacts sheet={sheet} />
        {sheet.sendTo && (
          <section className={classes.notes}>
            <h2>Send to</h2>
            <PostalAddress address={sheet.sendTo}>{phoneText(sheet.sendTo.phone)}</PostalAddress>
          </section>
        )}
        {sheet.items.map((item) => (
          <Piece key={item._id} item={item} line={measured.find(({ itemId }) => itemId === item._id)} />
        ))}
        {sheet.notes.length > 0 && (
          <section className={classes.notes}>
            <h2>Notes</h2>
            {sheet.notes.map(({ _id, author, at, text }) => (
              <p key={_id}>
                {text} <small>{`${author}, ${moment(at)}`}</small>
              </p>
            ))}
          </section>
        )}
      </article>
    </main>
  );
}

function SheetFacts({ sheet }: { sheet: WorkSheet }) {
  const facts = [
    ['Customer', sheet.customer],
    ['Workshop', sheet.maker],
    ['Tailor', sheet.tailor],
    ['Stage', stageLabel(sheet.stage, sheet.deliveryOption)],
    ['Placed', day(sheet.placedAt)],
    ['Delivery', DELIVERY_LABELS[sheet.deliveryOption]],
  ] as const;
  return <Words words={facts} className={classes.facts} />;
}

interface PieceProps {
  item: WorkSheet['items'][number];
  line: OrderMeasurements | undefined;
}

function Piece({ item, line }: PieceProps) {
  const choices = [
    ['Fabric', item.fabric],
    ['Size', item.size],
    ['Colour', item.colour],
    ...item.options.map(({ group, choice }) => [group, choice] as const),
    ['Number', item.sku],
  ] as const;
  return (
    <section className={classes.piece}>
      <div>
        <h2>
          <span className={classes.quantity}>{item.quantity} ×</span> {item.title}
        </h2>
        <Words words={choices} className={classes.choices} />
        {oneSetText(item) && <p>{oneSetText(item)}</p>}
        <SheetLengths line={line} />
        {item.measurementNote && (
          <div className={classes.told}>
            <h3>Fit notes</h3>
            <p>{item.measurementNote}</p>
          </div>
        )}
        {item.personalisation && (
          <div className={classes.told}>
            <h3>Personalisation</h3>
            <p>{item.personalisation}</p>
          </div>
        )}
      </div>
      {item.picture && (
        <div className={classes.picture}>
          <Picture picture={item.picture} sizes="10rem" alt="" fit="contain" eager trueColour />
        </div>
      )}
    </section>
  );
}

interface WordsProps {
  words: readonly (readonly [name: string, value: string | null])[];
  className: string | undefined;
}

function Words({ words, className }: WordsProps) {
  return (
    <dl className={className}>
      {words
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
