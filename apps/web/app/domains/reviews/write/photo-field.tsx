import { MAX_REVIEW_PHOTOS } from '@adunni/contracts/reviews/forms';
import type { ChangeEvent } from 'react';
import type { Photo, Photos } from './use-photos.ts';
import classes from './write.module.css';

/** Takes photos from the camera or the files, shows how far each is, and lets one be tried again. */
export function PhotoField({ photos, hint }: { photos: Photos; hint: string }) {
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    photos.add([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  }

  return (
    <fieldset className={classes.field}>
      <legend>Photos</legend>
      <p className={classes.hint}>{hint} Everybody sees them. We take off where and with what they were taken.</p>
      {photos.photos.length > 0 && (
        <ul className={classes.strip}>
          {photos.photos.map((photo) => (
            <Upload key={photo.key} photo={photo} photos={photos} />
          ))}
        </ul>
      )}
      {photos.photos.length < MAX_REVIEW_PHOTOS && (
        <label className={classes.add}>
          <input type="file" accept="image/jpeg,image/png,image/webp" multiple onChange={take} />
          <span>Add photos</span>
          <small>Up to {MAX_REVIEW_PHOTOS}</small>
        </label>
      )}
      <p role="status" className={classes.problem}>
        {photos.problem}
      </p>
    </fieldset>
  );
}

function Upload({ photo, photos }: { photo: Photo; photos: Photos }) {
  const { name, picture, problem, sent } = photo;
  return (
    <li className={classes.upload}>
      {picture ? (
        <img src={`${picture.url}/240.webp`} alt={name} width={96} height={128} />
      ) : (
        <span className={classes.waiting}>
          {problem ?? <progress max={1} value={sent} aria-label={`Upload of ${name}`} />}
        </span>
      )}
      {problem && photo.file && (
        <button type="button" onClick={() => photos.retry(photo)} aria-label={`Try ${name} again`}>
          Try again
        </button>
      )}
      <button type="button" onClick={() => photos.remove(photo.key)} aria-label={`Take out ${name}`}>
        Take out
      </button>
    </li>
  );
}
