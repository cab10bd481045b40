import { Builder } from 'flatbuffers';

/** How a model wants the colours of its picture: (value − mean) ÷ deviation, values 0…255. */
export interface Normalisation {
  /** What the model calls itself in its metadata. */
  name: string;
  mean: number;
  deviation: number;
  /** How many tensors it answers with. */
  outputs: number;
}

/** Kinds in the schema of metadata (metadata_schema.fbs of TensorFlow Lite). */
const NORMALISATION_OPTIONS = 1;
const IMAGE_PROPERTIES = 2;
const RGB = 1;

/** The metadata of a model that takes one picture, as a flatbuffer of TensorFlow Lite’s metadata schema. */
export function metadataOf({ name, mean, deviation, outputs }: Normalisation): Buffer {
  const to = new Builder(512);
  const table = (fields: readonly [index: number, offset: number, isByte?: 'byte'][], count: number): number => {
    to.startObject(count);
    for (const [index, value, isByte] of fields) {
      if (isByte) to.addFieldInt8(index, value, 0);
      else to.addFieldOffset(index, value, 0);
    }
    return to.endObject();
  };
  const floats = (value: number): number => {
    to.startVector(4, 1, 4);
    to.addFloat32(value);
    return to.endVector();
  };
  const offsets = (values: readonly number[]): number => {
    to.startVector(4, values.length, 4);
    for (const value of values.toReversed()) to.addOffset(value);
    return to.endVector();
  };

  const [means, deviations] = [floats(mean), floats(deviation)];
  const options = table(
    [
      [0, means],
      [1, deviations],
    ],
    2,
  );
  const unit = table(
    [
      [0, NORMALISATION_OPTIONS, 'byte'],
      [1, options],
    ],
    2,
  );
  const units = offsets([unit]);
  const properties = table([[0, RGB, 'byte']], 2);
  const content = table(
    [
      [0, IMAGE_PROPERTIES, 'byte'],
      [1, properties],
    ],
    3,
  );
  const input = table(
    [
      [0, to.createString('image')],
      [3, content],
      [4, units],
    ],
    7,
  );
  const inputs = offsets([input]);
  const answers = Array.from({ length: outputs }, (_, index) => table([[0, to.createString(`out${index}`)]], 7));
  const subgraph = table(
    [
      [2, inputs],
      [3, offsets(answers)],
    ],
    10,
  );
  const subgraphs = offsets([subgraph]);
  const [named, licence, version] = [to.createString(name), to.createString('Apache-2.0'), to.createString('1.0.0')];
  to.finish(
    table(
      [
        [0, named],
        [3, subgraphs],
        [5, licence],
        [7, version],
      ],
      8,
    ),
    'M001',
  );
  return Buffer.from(to.asUint8Array());
}
