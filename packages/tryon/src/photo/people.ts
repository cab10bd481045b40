import { LANDMARK, type Landmark } from '../body/landmarks.ts';

/** Somebody whom the landmarker found, and as which of all. */
export interface FoundPose {
  index: number;
  pose: Landmark[];
  /** Width of the shoulders by the picture’s height. */
  shoulders: number;
}

/** Those in a photo of the given aspect (width by height), who is nearest first: the one with the widest shoulders. */
export function widestFirst(poses: readonly Landmark[][], aspect: number): FoundPose[] {
  return poses
    .map((pose, index) => {
      const [l, r] = [pose[LANDMARK.shoulderL], pose[LANDMARK.shoulderR]] as [Landmark, Landmark];
      return { index, pose, shoulders: Math.hypot((l.x - r.x) * aspect, l.y - r.y) };
    })
    .sort((a, b) => b.shoulders - a.shoulders);
}
