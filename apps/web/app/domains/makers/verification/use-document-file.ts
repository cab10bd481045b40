import { getMakerDocument } from '@adunni/contracts/makers/verification';
import { useEffect, useState } from 'react';
import { messageOf, request } from '../../../kit/api/call-api.ts';

interface File {
  /** Address of the file in this browser’s memory; null until it is there. */
  url: string | null;
  problem: string | null;
}

/** Loads a document with the caller’s token, because no address of it works without one. */
export function useDocumentFile(documentId: string): File {
  const [file, setFile] = useState<File>({ url: null, problem: null });
  useEffect(() => {
    const abort = new AbortController();
    let url: string | null = null;
    request(getMakerDocument, { params: { _id: documentId }, signal: abort.signal })
      .then((response) => response.blob())
      .then((blob) => {
        if (abort.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setFile({ url, problem: null });
      })
      .catch((error) => {
        if (!abort.signal.aborted)
          setFile({ url: null, problem: messageOf(error, 'The document could not be opened. Please try again.') });
      });
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [documentId]);
  return file;
}
