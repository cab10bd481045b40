/**
 * The models that find a body: the precise one, and one for lines that are paid by the megabyte. `download` is what comes
 * over the line together with the code that runs them, compressed.
 */
export const POSE_MODELS = {
  full: { bytes: 9_407_362, download: '11 MB' },
  lite: { bytes: 5_786_610, download: '8 MB' },
} as const;
export type PoseModel = keyof typeof POSE_MODELS;

/** Of the code that runs them, unpacked. */
export const RUNTIME_BYTES = 11_153_641;
