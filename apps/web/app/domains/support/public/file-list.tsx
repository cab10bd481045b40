import type { AttachedFile } from '@adunni/contracts/conversations/files';
import { PhotoStrip } from '../../../kit/photos/photo-strip.tsx';
import { sizeOf } from '../labels.ts';
import classes from './file-list.module.css';

interface Props {
  files: readonly AttachedFile[];
  /** What they belong to, for who cannot see them. */
  of: string;
  /** Asks for their addresses anew. */
  refresh: () => unknown;
}

/** Photos of a message in small, and its PDFs to be saved. */
export function FileList({ files, of, refresh }: Props) {
  const documents = files.filter(({ isDocument }) => isDocument);
  return (
    <>
      <PhotoStrip photos={files.filter(({ isDocument }) => !isDocument)} of={of} refresh={refresh} />
      {documents.length > 0 && (
        <ul className={classes.documents}>
          {documents.map(({ _id, url, bytes }, index) => (
            <li key={_id}>
              <a href={`${url}/document.pdf`} download>
                {documents.length > 1 ? `Document ${index + 1}` : 'Document'} (PDF, {sizeOf(bytes)})
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
