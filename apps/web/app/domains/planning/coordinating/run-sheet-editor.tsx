import { type CoordinatedCase, saveRunSheet } from '@adunni/contracts/planning/coordinating';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import classes from '../staff/case.module.css';
import { RunRows } from '../staff/run-rows.tsx';

interface Props {
  caseId: string;
  run: CoordinatedCase['run'];
  version: number;
}

/** Changes the run sheet of a celebration, and nothing else of its plan. */
export function RunSheetEditor(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Edit run sheet</Button>;
  return <Editor {...props} onClose={() => setOpen(false)} />;
}

function Editor({ caseId, run: known, version, onClose }: Props & { onClose: () => void }) {
  const [lines, setLines] = useState([...known]);
  const { busy, problem, run } = useChange('Run sheet saved.', 'The run sheet could not be saved.', onClose);
  return (
    <form
      className={classes.editor}
      aria-label="Run sheet"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => callApi(saveRunSheet, { params: { caseId }, body: { version, run: lines } }));
      }}
    >
      <RunRows lines={lines} onChange={setLines} />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          Save run sheet
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
