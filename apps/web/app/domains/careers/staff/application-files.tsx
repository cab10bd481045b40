import { type applicationResource, getApplicationFile } from '@adunni/contracts/careers/staff-applications';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { messageOf, request } from '../../../kit/api/call-api.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from './application-record.module.css';

type Stored = RecordOf<typeof applicationResource>['files'][number];

const isSafe = (virusCheck: Stored['virusCheck']): boolean => virusCheck === 'clean' || virusCheck === 'unchecked';

const FAILED = 'The file could not be downloaded. Please try again.';
const NAMES = { cv: 'CV', portfolio: 'Work sample', answer: 'Answer' } as const;
const KINDS: Record<string, string> = { 'application/pdf': 'PDF', 'application/msword': 'DOC', 'image/webp': 'photo' };

interface Props {
  applicationId: string;
  fileId: string;
  name: string;
}

/** Saves a file of an application; none opens under our name. */
export function FileLink({ applicationId, fileId, name }: Props) {
  async function save(): Promise<void> {
    const params = { _id: applicationId, fileId };
    const response = await request(getApplicationFile, { params });
    await saveFile(response, response.headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'file');
  }
  return (
    <Button variant="default" onClick={() => save().catch((error) => toast('error', messageOf(error, FAILED)))}>
      {name}
    </Button>
  );
}

/** The files of an application, to be saved. */
export function Files({ applicationId, files }: { applicationId: string; files: readonly Stored[] }) {
  if (files.length === 0) return <p>No files.</p>;
  return (
    <ul className={classes.files}>
      {files.map(({ _id, purpose, contentType, bytes, virusCheck }) => (
        <li key={_id}>
          {virusCheck === 'held' && <p>{`${NAMES[purpose]}: waiting for its virus check.`}</p>}
          {virusCheck === 'infected' && <p>{`${NAMES[purpose]}: contained a virus and was deleted.`}</p>}
          {isSafe(virusCheck) && (
            <FileLink
              applicationId={applicationId}
              fileId={_id}
              name={`${NAMES[purpose]} (${KINDS[contentType] ?? 'DOCX'}, ${Math.ceil(bytes / 1024)} KB)`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
