import { type ChangeEvent, useState } from 'react';
import classes from './photos.module.css';
import type { Photo, Photos } from './use-photos.ts';

/** The kinds of photo that browsers offer. */
const PHOTOS = 'image/jpeg,image/png,image/webp';
const ONLY_PHOTOS = { accept: PHOTOS, label: 'Add photos' };
const WITH_PDF = { accept: `${PHOTOS},application/pdf`, label: 'Add photos or PDFs' };

interface Props {
  photos: Photos;
  /** Where the photos go, in a sentence; read out with the field. */
  hint?: string;
  /** Whether PDFs are taken as well; they show by their name. */
  takesPdf?: boolean;
  /** What is taken instead, as browsers name it, and what the field is called for it. */
  documents?: { accept: string; label: string };
}

/** A field that takes photos from the camera or the files, shows how far each is, and lets one be tried again. */
export function PhotoField({ photos, hint, takesPdf = false, documents }: Props) {
  const { accept, label } = documents ?? (takesPdf ? WITH_PDF : ONLY_PHOTOS);
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    photos.add([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  }

  return (
    <div className={classes.field}>
      {photos.photos.length > 0 && (
        <ul className={classes.strip}>
          {photos.photos.map((photo) => (
            <Upload key={photo.key} photo={photo} photos={photos} />
          ))}
        </ul>
      )}
      {!photos.isFull && (
        <label className={classes.add}>
          <input type="file" accept={accept} multiple onChange={take} />
          <span>{label}</span>
          {hint && <small>{hint}</small>}
        </label>
      )}
      <p role="status" className={classes.problem}>
        {photos.problem}
      </p>
    </div>
  );
}

function Upload({ photo, photos }: { photo: Photo; photos: Photos }) {
  const { name, file, picture, problem, sent } = photo;
  // Of a draft that lay for longer than its address holds, only the name is left to show.
  const [isExpired, setExpired] = useState(false);
  return (
    <li className={classes.upload} data-failed={problem === null ? undefined : ''}>
      {picture && picture.width > 0 && !isExpired ? (
        <img src={`${picture.url}/240.webp`} alt={name} width={96} height={96} onError={() => setExpired(true)} />
      ) : (
        <span className={classes.waiting}>
          {problem ?? (picture ? name : <progress max={1} value={sent} aria-label={`Uploading ${name}`} />)}
        </span>
      )}
      {problem && file && (
        <button type="button" onClick={() => photos.retry(photo)} aria-label={`Try ${name} again`}>
          Try again
        </button>
      )}
      <button type="button" onClick={() => photos.remove(photo.key)} aria-label={`Remove ${name}`}>
        Remove
      </button>
    </li>
  );
}
