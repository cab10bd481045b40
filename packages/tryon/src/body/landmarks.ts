/** A point that the pose landmarker found: shares of the picture’s width and height, and how sure it is to be seen, 0…1. */
export interface Landmark {
  x: number;
  y: number;
  visibility: number;
}

/** Indices of the landmarks of BlazePose (Bazarevsky et al., 2020) that are used; R is the person’s right. */
export const LANDMARK = {
  nose: 0,
  eyeL: 2,
  eyeR: 5,
  earL: 7,
  earR: 8,
  mouthL: 9,
  mouthR: 10,
  shoulderL: 11,
  shoulderR: 12,
  elbowL: 13,
  elbowR: 14,
  wristL: 15,
  wristR: 16,
  littleL: 17,
  littleR: 18,
  indexL: 19,
  indexR: 20,
  hipL: 23,
  hipR: 24,
  kneeL: 25,
  kneeR: 26,
  ankleL: 27,
  ankleR: 28,
} as const;
export type LandmarkName = keyof typeof LANDMARK;
