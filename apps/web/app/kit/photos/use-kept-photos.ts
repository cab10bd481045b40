import type { Picture } from '@adunni/contracts/fields';
import { useEffect, useMemo, useState } from 'react';
import { draftOf } from '../forms/draft.ts';
import { type Photos, usePhotos } from './use-photos.ts';

/** Photos of what is being written under a name; they survive a reload, as its text does, until they are cleared. */
export function useKeptPhotos(name: string, options: Omit<Parameters<typeof usePhotos>[0], 'had'>): Photos {
  const draft = useMemo(() => draftOf<Picture[]>(`${name}:files`), [name]);
  const [had] = useState(() => draft.read() ?? []);
  const photos = usePhotos({ ...options, had });
  const { pictures } = photos;
  useEffect(() => {
    if (pictures.length === 0) draft.drop();
    else draft.keep(pictures);
  }, [draft, pictures]);
  return photos;
}
