import { SEEN } from '../body/from-pose.ts';
import { LANDMARK, type Landmark, type LandmarkName } from '../body/landmarks.ts';
import type { Image } from '../raster/image.ts';
import { widestFirst } from './people.ts';

/** What makes a photo hard to dress. */
export const PHOTO_FAULTS = ['nobody', 'several', 'cut_off', 'far', 'dark', 'seated', 'arms'] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** How somebody before a camera stands: what hinders, feet that are out of sight when they are wanted, or well. */
export type Stance = PhotoFault | 'feet' | 'good';

type Pose = Landmark[];

/** A second person counts from this share of the first one’s shoulders on: further behind are passers-by. */
const ALSO_THERE = 0.45;
/** Below this share of the picture’s shorter side the shoulders are too few pixels. */
const FAR = 0.1;
/** Brightness, 0…255, that the brightest tenth of a photo falls short of when there is too little light. */
const DARK = 80;
/** A thigh that is shorter than this share of the trunk points at the camera: somebody sits. */
const SEATED = 0.42;

/** What is wrong with a photo, the gravest first. A tone of skin never makes it dark: the whole picture does. */
export function judgePhoto(poses: readonly Pose[], photo: Image): PhotoFault[] {
  const [nearest, ...others] = widestFirst(poses, photo.width / photo.height);
  if (!nearest) return ['nobody'];
  const { pose: first, shoulders } = nearest;
  const faults: PhotoFault[] = [];
  if (others.some((other) => other.shoulders > shoulders * ALSO_THERE)) faults.push('several');
  if (isCutOff(first)) faults.push('cut_off');
  if (shoulders * photo.height < Math.min(photo.width, photo.height) * FAR) faults.push('far');
  if (brightest(photo) < DARK) faults.push('dark');
  if (isSeated(first)) faults.push('seated');
  else if (hasArmsInFront(first)) faults.push('arms');
  return faults;
}

/** What somebody before a camera is told first; `isWhole` when their feet are to be in the picture. */
export function judgeStance(poses: readonly Pose[], photo: Image, isWhole: boolean): Stance {
  const [gravest = 'good'] = judgePhoto(poses, photo);
  const [nearest] = widestFirst(poses, photo.width / photo.height);
  const isGraver = gravest === 'nobody' || gravest === 'several' || gravest === 'cut_off';
  return isWhole && !isGraver && nearest && !hasFeet(nearest.pose) ? 'feet' : gravest;
}

const at = (pose: Pose, name: LandmarkName): Landmark => pose[LANDMARK[name]] as Landmark;

/** Head, shoulders and chest are the least that is dressed. */
function isCutOff(pose: Pose): boolean {
  const isOut = ({ x, y }: Landmark): boolean => x < 0 || x > 1 || y < 0 || y > 1;
  const eyes = Math.min(at(pose, 'eyeL').y, at(pose, 'eyeR').y);
  const mouth = (at(pose, 'mouthL').y + at(pose, 'mouthR').y) / 2;
  return isOut(at(pose, 'shoulderL')) || isOut(at(pose, 'shoulderR')) || eyes - (mouth - eyes) * 0.8 < 0;
}

function hasFeet(pose: Pose): boolean {
  return (['ankleL', 'ankleR'] as const).every((name) => {
    const { x, y, visibility } = at(pose, name);
    return visibility > SEEN && x > 0 && x < 1 && y < 0.98;
  });
}

function isSeated(pose: Pose): boolean {
  if (Math.min(at(pose, 'kneeL').visibility, at(pose, 'kneeR').visibility) < 0.6) return false;
  const down = (from: 'shoulder' | 'hip', to: 'hip' | 'knee'): number =>
    (at(pose, `${to}L`).y + at(pose, `${to}R`).y - at(pose, `${from}L`).y - at(pose, `${from}R`).y) / 2;
  return down('hip', 'knee') < down('shoulder', 'hip') * SEATED;
}

/** A hand between the hips and above them hides what lies behind it. */
function hasArmsInFront(pose: Pose): boolean {
  const [hipR, hipL] = [at(pose, 'hipR'), at(pose, 'hipL')];
  return (['wristR', 'wristL'] as const).some((name) => {
    const { x, y, visibility } = at(pose, name);
    const isBetween = x > Math.min(hipR.x, hipL.x) && x < Math.max(hipR.x, hipL.x);
    return visibility > 0.5 && isBetween && y < (hipR.y + hipL.y) / 2 && y > at(pose, 'shoulderR').y;
  });
}

/** The brightness that a tenth of the pixels exceeds. */
function brightest({ data }: Image): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let i = 0; i < data.length; i += 4 * 7, total++) {
    const value = 0.299 * (data[i] as number) + 0.587 * (data[i + 1] as number) + 0.114 * (data[i + 2] as number);
    counts[Math.round(value)] = (counts[Math.round(value)] as number) + 1;
  }
  let above = 0;
  let value = 255;
  while (value > 0 && above < total / 10) above += counts[value--] as number;
  return value;
}
