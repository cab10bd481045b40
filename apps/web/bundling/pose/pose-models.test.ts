import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { POSE_MODELS } from '../../app/domains/tryon/photo/pose-files.ts';
import { metadataOf } from './metadata.ts';
import { preparedModels } from './pose-models.ts';

/** The files of an archive without compression, by its directory. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < archive.readUInt16LE(end + 10); entry++) {
    const named = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + named);
    const start = archive.readUInt32LE(at + 42) + 30 + named;
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 24));
    expect(crc32(bytes), name).toBe(archive.readUInt32LE(at + 16));
    files.set(name, bytes);
    at += 46 + named;
  }
  return files;
}

/** What a model’s root table refers to in a field: where each entry of the vector is. */
function entries(model: Buffer, field: number): number[] {
  const root = model.readUInt32LE(0);
  const within = model.readUInt16LE(root - model.readInt32LE(root) + 4 + 2 * field);
  const vector = root + within + model.readUInt32LE(root + within);
  return Array.from({ length: model.readUInt32LE(vector) }, (_, k) => {
    const at = vector + 4 + 4 * k;
    return at + model.readUInt32LE(at);
  });
}

/** The bytes of a model’s last buffer, a table with one field. */
function lastBuffer(model: Buffer): Buffer {
  const buffer = entries(model, 4).at(-1) ?? 0;
  const at = buffer + 4 + model.readUInt32LE(buffer + 4);
  return model.subarray(at + 4, at + 4 + model.readUInt32LE(at));
}

it('gives each model the metadata that the landmarker asks for, as its last buffer', async () => {
  const models = await preparedModels();
  expect([...models.keys()]).toEqual(['pose_landmarker_full.task', 'pose_landmarker_lite.task']);
  for (const [name, archive] of models) {
    const files = filesOf(archive);
    expect([...files.keys()], name).toEqual(['pose_detector.tflite', 'pose_landmarks_detector.tflite']);
    const detector = metadataOf({ name: 'pose_detector', mean: 127.5, deviation: 127.5, outputs: 2 });
    const landmarks = metadataOf({ name: 'pose_landmarks_detector', mean: 0, deviation: 255, outputs: 5 });
    for (const [model, metadata] of [
      [files.get('pose_detector.tflite'), detector],
      [files.get('pose_landmarks_detector.tflite'), landmarks],
    ] as const) {
      if (!model) throw new Error('the archive lacks a model');
      expect(model.toString('latin1', 4, 8)).toBe('TFL3');
      expect(lastBuffer(model).equals(metadata)).toBe(true);

      expect(entries(model, 6).length).toBeGreaterThan(0);
    }
  }
});

it('are as large as the fitting room says while they load', async () => {
  const models = await preparedModels();
  for (const [name, { bytes }] of Object.entries(POSE_MODELS))
    expect(bytes, name).toBe(models.get(`pose_landmarker_${name}.task`)?.length);
});
