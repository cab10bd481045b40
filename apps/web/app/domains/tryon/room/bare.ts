import { isPhoto, type Person } from '../person.ts';

const pictures = new WeakMap<Person, ImageData>();

/** The photo of a person as it was taken; null for drawn ones. */
export function bareOf(person: Person): ImageData | null {
  if (!isPhoto(person)) return null;
  const { pixels, width, height } = person.read;
  const picture = pictures.get(person) ?? new ImageData(pixels, width, height);
  pictures.set(person, picture);
  return picture;
}
