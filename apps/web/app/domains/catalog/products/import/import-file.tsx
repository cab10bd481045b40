import { getImportTemplate, IMPORT_BYTES, IMPORT_COLUMNS, IMPORT_ROWS } from '@adunni/contracts/catalog/import';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf, request } from '../../../../kit/api/call-api.ts';
import { DropField } from '../../../../kit/forms/drop-field.tsx';
import { saveFile } from '../../../../kit/save-file.ts';
import { toast } from '../../../../kit/toasts.ts';
import classes from './import.module.css';

interface Props {
  busy: boolean;
  /** Why no file can be chosen yet. */
  waitsFor: string | null;
  onFile: (file: File) => void;
}

/** Where a file is dropped or chosen, what its columns mean, and a template to begin with. */
export function ImportFile({ busy, waitsFor, onFile }: Props) {
  return (
    <>
      <DropField
        label="Choose a CSV file"
        action={waitsFor ?? undefined}
        hint={`Or drag it here. Up to ${IMPORT_BYTES / 2 ** 20} MB and ${IMPORT_ROWS.toLocaleString('en-GB')} rows. You can review all changes before importing.`}
        inputLabel="CSV file"
        isTall
        accept={{ 'text/csv': ['.csv'], 'text/plain': ['.csv', '.txt'], 'application/vnd.ms-excel': ['.csv'] }}
        multiple={false}
        loading={busy}
        disabled={waitsFor !== null}
        onFiles={(files, refused) => {
          const [file] = [...files, ...refused];
          if (file) onFile(file);
        }}
      />
      <div className={classes.help}>
        <TemplateButton />
        <details>
          <summary>Column guide</summary>
          <p className={classes.hint}>
            Each row is one variant or one made-to-measure product. Empty cells in later rows of the same product keep
            the existing values.
          </p>
          <dl className={classes.columns}>
            {Object.entries(IMPORT_COLUMNS).map(([column, meaning]) => (
              <div key={column}>
                <dt>{column}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}

function TemplateButton() {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveFile(await request(getImportTemplate), 'products-template.csv');
    } catch (error) {
      toast('error', messageOf(error, 'The template could not be downloaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="default" loading={busy} onClick={save}>
      Download the template
    </Button>
  );
}
