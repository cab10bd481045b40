import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { ImportedRow, ImportOutcome, ImportReport as Report } from '@adunni/contracts/catalog/import';
import type { Tone } from '@adunni/contracts/statuses';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Status } from '../../../../kit/resource/status.tsx';
import classes from './import.module.css';

/** Rows that are shown at once. */
const SHOWN = 100;

type Words = Record<ImportOutcome, { will: string; did: string; tone: Tone }>;
const OUTCOMES: Words = {
  create: { will: 'New', did: 'Added', tone: 'good' },
  update: { will: 'Changed', did: 'Changed', tone: 'good' },
  unchanged: { will: 'Unchanged', did: 'Unchanged', tone: 'over' },
  refused: { will: 'Errors', did: 'Errors', tone: 'bad' },
};

/** What becomes or became of each row of a file, and why some are refused. */
export function ImportReport({ report }: { report: Report }) {
  const [outcome, setOutcome] = useState<ImportOutcome | 'all'>('all');
  const [shown, setShown] = useState(SHOWN);
  const rows = report.rows.filter((row) => outcome === 'all' || row.outcome === outcome);
  const outcomes = (Object.keys(OUTCOMES) as ImportOutcome[]).filter((each) => report.counts[each] > 0);
  return (
    <>
      {outcomes.length > 1 && (
        <SegmentedControl
          className={classes.filter}
          aria-label="Filter rows"
          value={outcome}
          onChange={(next) => {
            setOutcome(next);
            setShown(SHOWN);
          }}
          data={[
            { value: 'all', label: `All ${report.rows.length}` },
            ...outcomes.map((each) => ({
              value: each,
              label: `${wordOf(report, each)} ${report.counts[each]}`,
            })),
          ]}
        />
      )}
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Product</th>
            <th scope="col">Outcome</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <Row key={row.line} row={row} report={report} />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          Show {Math.min(SHOWN, rows.length - shown)} more
        </Button>
      )}
    </>
  );
}

const wordOf = ({ dry }: Report, outcome: ImportOutcome): string => OUTCOMES[outcome][dry ? 'will' : 'did'];

function Row({ row, report }: { row: ImportedRow; report: Report }) {
  const name = row.title || row.code || row.sku || 'Untitled';
  const numbers = [row.code, row.sku].filter((number) => number !== '' && number !== name);
  const fields = Object.entries(row.fields);
  return (
    <tr>
      <td className={classes.line}>
        <span className={classes.word}>Line </span>
        {row.line}
      </td>
      <th scope="row">
        {!report.dry && row.productId ? (
          <Link to={`../edit/${row.productId}`} relative="path">
            {name}
          </Link>
        ) : (
          name
        )}
        {numbers.length > 0 && <small>{numbers.join(' · ')}</small>}
      </th>
      <td>
        <Status tone={OUTCOMES[row.outcome].tone}>{wordOf(report, row.outcome)}</Status>
      </td>
      <td>
        {row.outcome === 'update' && row.changes.length > 0 && row.changes.join(', ')}
        {fields.length > 0 && (
          <ul className={classes.reasons}>
            {fields.map(([column, reason]) => (
              <li key={column}>
                <strong>{column}</strong> {reason}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
