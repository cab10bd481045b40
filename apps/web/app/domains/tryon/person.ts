import type { TRY_WAYS } from '@adunni/contracts/tryon/tries';
import type { Model } from '../../kit/bodies/models.ts';
import type { ReadPixels, ReadTimes } from './photo/messages.ts';

/** Somebody in a photo, who is dressed where they stand. */
export interface PhotoPerson {
  /** Made up anew for each photo: it names the try, and says nothing of the picture. */
  id: string;
  name: string;
  way: 'photo' | 'camera';
  read: ReadPixels;
  times: ReadTimes;
}

/** On whom things are tried. */
export type Person = Model | PhotoPerson;

export const isPhoto = (person: Person): person is PhotoPerson => 'read' in person;

/** How a try on them is counted. */
export function wayOf(person: Person): (typeof TRY_WAYS)[number] {
  if (isPhoto(person)) return person.way;
  return person.id.startsWith('figure-') ? 'figure' : 'model';
}

/** The saved measurements that they are drawn from. */
export const profileOf = (person: Person): string | null => (isPhoto(person) ? null : (person.profileId ?? null));

/** How long the stages before draping took, ms; none on a drawn figure. */
export const timesOf = (person: Person): Partial<ReadTimes> => (isPhoto(person) ? person.times : {});
