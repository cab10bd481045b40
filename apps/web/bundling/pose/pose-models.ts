import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { addMetadata } from './add-metadata.ts';
import { metadataOf } from './metadata.ts';
import { taskFile } from './task-file.ts';

/** Where the prepared models lie, for `?url` imports of the fitting room. */
export const POSE_FOLDER = join(import.meta.dirname, '../../.cache/pose');
/** The precise one, and one of half the size for metered lines. */
const MODELS = ['full', 'lite'] as const;

/**
 * The models by which poses are found, as one file each that the landmarker reads. The weights are those of
 * `@mediapipe/pose`, which holds no metadata of how their pictures are normalised; the landmarker asks for it.
 */
export async function preparedModels(): Promise<Map<string, Buffer>> {
  const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/pose/package.json'));
  // The only file in that archive is the detector.
  const detector = addMetadata(
    await readFile(join(folder, 'pose_solution_packed_assets.data')),
    metadataOf({ name: 'pose_detector', mean: 127.5, deviation: 127.5, outputs: 2 }),
  );
  const prepared = new Map<string, Buffer>();
  for (const model of MODELS) {
    const landmarks = addMetadata(
      await readFile(join(folder, `pose_landmark_${model}.tflite`)),
      metadataOf({ name: 'pose_landmarks_detector', mean: 0, deviation: 255, outputs: 5 }),
    );
    const files = [
      ['pose_detector.tflite', detector],
      ['pose_landmarks_detector.tflite', landmarks],
    ] as const;
    prepared.set(`pose_landmarker_${model}.task`, taskFile(files));
  }
  return prepared;
}

/** Prepares the models before anything asks for them. */
export function poseModels(): Plugin {
  return {
    name: 'pose-models',
    async config() {
      await mkdir(POSE_FOLDER, { recursive: true });
      for (const [name, bytes] of await preparedModels()) {
        const at = join(POSE_FOLDER, name);
        const before = await readFile(at).catch(() => null);
        if (!before?.equals(bytes)) await writeFile(at, bytes);
      }
    },
  };
}
