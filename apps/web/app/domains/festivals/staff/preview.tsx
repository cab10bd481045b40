import type { Festival } from '@adunni/contracts/festivals/festivals';
import type { FestivalForm } from '@adunni/contracts/festivals/forms';
import { previewFestival } from '@adunni/contracts/festivals/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { FestivalView } from '../festival/festival-view.tsx';
import classes from './staff.module.css';

/** The festival as visitors would see it, when it is asked for. */
export function Preview({ form }: { form: FestivalForm }) {
  const [shown, setShown] = useState<{ festival: Festival; of: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOld = shown !== null && shown.of !== JSON.stringify(form);

  async function show(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { festival } = await callApi(previewFestival, { body: { form } });
      setShown({ festival, of: JSON.stringify(form) });
    } catch (error) {
      setProblem(remarkOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.preview}>
      <Button variant="default" loading={busy} onClick={() => void show()}>
        {isOld ? 'Update preview' : 'Preview'}
      </Button>
      <FormProblem message={problem} />
      {shown && (
        <section className={classes.shown} aria-label="Preview" data-old={isOld || undefined}>
          <FestivalView festival={shown.festival} isPreview />
        </section>
      )}
    </div>
  );
}

/** What keeps it from being shown: the remark on its first field, by the field’s name. */
function remarkOf(error: unknown): string {
  const [field] = error instanceof ApiError ? Object.entries(error.fields) : [];
  const message = messageOf(error, 'The preview could not be loaded. Please try again.');
  return field ? `${message} ${field[0].replace('form.', '')}: ${field[1]}` : message;
}
