import { listProductChoices } from '@adunni/contracts/catalog/products';
import { isStaff } from '@adunni/contracts/roles';
import { Button, Group, Select } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { useSession } from '../../../../kit/session/use-session.ts';
import classes from './import.module.css';
import { ImportFile } from './import-file.tsx';
import { ImportReport } from './import-report.tsx';
import { rows, useImport } from './use-import.ts';

export const meta = () => privateMeta('Import products');
export const handle = { crumb: 'Import' };

export const clientLoader = () => callApi(listProductChoices);

export default function ImportPage() {
  const { makers } = useLoaderData<typeof clientLoader>();
  const session = useSession();
  const asksMaker = session !== null && isStaff(session.role);
  const [maker, setMaker] = useState<string | null>(null);
  const state = useImport(asksMaker ? maker : null);
  return (
    <main>
      <PageHead
        title="Import products"
        lead="Import products from a CSV file. New products are saved as drafts; add images in the editor."
      />
      <div className={classes.page}>
        {state.report ? (
          <Report state={state} />
        ) : (
          <>
            {asksMaker && (
              <Select
                className={classes.maker}
                label="Maker"
                description="The products are added to this maker."
                data={makers.map(({ _id, name }) => ({ value: _id, label: name }))}
                searchable
                value={maker}
                onChange={setMaker}
              />
            )}
            <ImportFile
              busy={state.busy}
              waitsFor={asksMaker && !maker ? 'Select the maker first' : null}
              onFile={(file) => void state.look(file)}
            />
          </>
        )}
        <FormProblem message={state.problem} />
      </div>
    </main>
  );
}

/** What becomes of the rows, and after the import what became of them. */
function Report({ state: { file, report, busy, apply, again } }: { state: ReturnType<typeof useImport> }) {
  const head = useRef<HTMLHeadingElement>(null);
  const isDry = report?.dry;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each report is read from its top
  useEffect(() => head.current?.focus(), [isDry]);
  if (!report) return null;
  const ready = report.counts.create + report.counts.update;
  return (
    <>
      <header className={classes.head}>
        <h2 ref={head} tabIndex={-1}>
          {isDry ? `Preview of ${file?.name}` : `Results for ${file?.name}`}
        </h2>
        <p>{isDry ? promised(ready, report.counts.refused) : told(ready, report.counts.refused)}</p>
        <Group>
          {isDry ? (
            <Button loading={busy} disabled={ready === 0} onClick={() => void apply()}>
              Import {rows(ready)}
            </Button>
          ) : (
            <Button component={Link} to=".." relative="path">
              Go to products
            </Button>
          )}
          <Button variant="default" disabled={busy} onClick={again}>
            Choose another file
          </Button>
        </Group>
      </header>
      <ImportReport key={String(isDry)} report={report} />
    </>
  );
}

function promised(ready: number, refused: number): string {
  if (ready === 0 && refused === 0) return 'Everything is up to date. There is nothing to import.';
  if (ready === 0) return 'No rows can be imported. Fix the file and choose it again.';
  if (refused === 0) return 'All rows are valid. Nothing has been imported yet.';
  return `${rows(refused)} can’t be imported and will be skipped. You can fix and import them later. Nothing has been imported yet.`;
}

const told = (done: number, refused: number): string =>
  refused === 0
    ? `${rows(done)} imported.`
    : `${rows(done)} imported, ${refused} skipped. Fix those in the file and import it again; existing products stay.`;
