import { DOCUMENT_NAMES, DOCUMENT_STATUSES, type MakerDocument } from '@adunni/contracts/makers/verification';
import { Button, Skeleton } from '@mantine/core';
import { shortDay } from '../../../kit/dates.ts';
import { StatusLabel } from '../../../kit/resource/status.tsx';
import classes from './document-view.module.css';
import { sizeOf } from './file-size.ts';
import { useDocumentFile } from './use-document-file.ts';

/** A document in place: a picture as it is, a PDF as a file to download. */
export function DocumentView({ document }: { document: MakerDocument }) {
  const { url, problem } = useDocumentFile(document._id);
  const { label } = DOCUMENT_NAMES[document.kind];
  const isPdf = document.contentType === 'application/pdf';
  return (
    <figure className={classes.document}>
      <div className={classes.page}>
        {problem && <p role="alert">{problem}</p>}
        {!problem && !url && <Skeleton height="100%" />}
        {url && !isPdf && (
          <a href={url} target="_blank" rel="noopener">
            <img src={url} alt={`${label}, in full size`} />
          </a>
        )}
        {url && isPdf && (
          <Button component="a" href={url} download={`${label}.pdf`} variant="default">
            Download the PDF, {sizeOf(document.bytes)}
          </Button>
        )}
      </div>
      <figcaption>
        <strong>{label}</strong>
        <StatusLabel of={DOCUMENT_STATUSES} is={document.status} />
        <span>{shortDay(document.uploadedAt)}</span>
      </figcaption>
    </figure>
  );
}
