import { IMPORT_BYTES, type ImportReport, importProducts } from '@adunni/contracts/catalog/import';
import { useState } from 'react';
import { messageOf, request } from '../../../../kit/api/call-api.ts';
import { toast } from '../../../../kit/toasts.ts';

/** `1 row`, `12 rows`. */
export const rows = (count: number): string =>
  `${new Intl.NumberFormat('en-GB').format(count)} ${count === 1 ? 'row' : 'rows'}`;

/** An import of one file: first what would become of each row, then what became of it. `maker` is asked of staff only. */
export function useImport(maker: string | null) {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(sent: File, dry: boolean): Promise<ImportReport | null> {
    setBusy(true);
    setProblem(null);
    const body = new FormData();
    body.append('file', sent);
    try {
      const query = { dry: dry ? '1' : '0', ...(maker && { maker }) };
      const answer: ImportReport = await (await request(importProducts, { query, body })).json();
      setReport(answer);
      return answer;
    } catch (error) {
      setProblem(messageOf(error, 'The file could not be imported. Please try again.'));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function look(chosen: File): Promise<void> {
    setFile(chosen);
    setReport(null);
    if (chosen.size > IMPORT_BYTES)
      return setProblem(`This file is larger than ${IMPORT_BYTES / 2 ** 20} MB. Please split it into smaller files.`);
    await send(chosen, true);
  }

  async function apply(): Promise<void> {
    const done = file && (await send(file, false));
    if (done) toast('success', `${rows(done.counts.create + done.counts.update)} imported.`);
  }

  /** Goes back to choosing a file. */
  function again(): void {
    setFile(null);
    setReport(null);
    setProblem(null);
  }

  return { ...{ file, report, busy, problem }, look, apply, again };
}
