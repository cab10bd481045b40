import type { PatternFile } from '@adunni/contracts/patterns/choices';
import type { Pattern } from '@adunni/contracts/patterns/patterns';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { countOf } from '../../../kit/count-of.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { toast } from '../../../kit/toasts.ts';
import classes from './downloads.module.css';

interface Props {
  sheets: Pattern['sheets'];
  /** Has the browser save a file. */
  save: (file: PatternFile) => Promise<void>;
  /** What is said below: that downloads are logged. */
  hint?: string;
}

const FILES: readonly { file: PatternFile; name: string; words: (sheets: Pattern['sheets']) => string }[] = [
  {
    ...{ file: 'a4', name: 'A4 PDF' },
    words: ({ a4 }) => `${countOf(a4, 'sheet')} and a plan of them. Print at home and tape together.`,
  },
  {
    ...{ file: 'a0', name: 'A0 PDF' },
    words: ({ a0 }) => `${countOf(a0, 'sheet')} and a plan of them. For a copy shop.`,
  },
  { file: 'full', name: 'Full-size PDF', words: () => 'One page in true size. For a plotter with a roll of paper.' },
  { file: 'svg', name: 'SVG', words: () => 'In true size. For drawing programs such as Inkscape and Illustrator.' },
  { file: 'dxf', name: 'DXF', words: () => 'In millimetres, with layers. For pattern programs and cutting machines.' },
  {
    file: 'sheet',
    name: 'Sheet PDF',
    words: () => 'Measurements, finished garment, fabric and sewing notes on one A4 page.',
  },
];

/** The pattern as files, each with what it is for. */
export function Downloads({ sheets, save, hint }: Props) {
  const [busy, setBusy] = useState<PatternFile | null>(null);

  async function download(file: PatternFile): Promise<void> {
    setBusy(file);
    try {
      await save(file);
    } catch (error) {
      toast('error', messageOf(error, 'The pattern could not be downloaded. Please try again.'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <Section title="Download">
      <ul className={classes.files}>
        {FILES.map(({ file, name, words }) => (
          <li key={file}>
            <div>
              <h3>{name}</h3>
              <p>{words(sheets)}</p>
            </div>
            <Button
              variant={file === 'a4' ? 'filled' : 'default'}
              loading={busy === file}
              disabled={busy !== null && busy !== file}
              onClick={() => download(file)}
              aria-label={`Download ${name}`}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>
        Print at 100%, not “fit to page”, then measure both squares before you cut.{hint && ` ${hint}`}
      </p>
    </Section>
  );
}
