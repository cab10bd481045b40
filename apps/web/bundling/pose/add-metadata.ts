/** Fields of a TensorFlow Lite model’s root table, by their index in its schema (schema_v3c.fbs). */
const BUFFERS = 4;
const METADATA = 6;
const OTHERS = [1, 2, 3, 5, 7] as const;
/** The name by which the runtime finds metadata. */
const NAME = Buffer.from('TFLITE_METADATA\0');

/**
 * The model with metadata added. Nothing of it is written anew: in a flatbuffer every offset points forwards, so a new
 * root table is put in front, which refers to what the old one did and, of buffers and metadata, to one more.
 */
export function addMetadata(model: Buffer, metadata: Buffer): Buffer {
  const old = readRoot(model);
  const front = planFront(old, metadata.length);
  const header = Buffer.alloc(front.size);
  const word = (at: number, value: number): void => void header.writeUInt32LE(value, at);
  /** Writes an offset at `at` to a place in the header, or to one of the model behind it. */
  const point = (at: number, to: number): void => word(at, to - at);
  const behind = (at: number): number => at + front.size;

  point(0, front.root);
  header.write('TFL3', 4, 'latin1');
  // The vtable: its size, that of the table, and where in the table each field stands.
  [20, 36, 4, 8, 12, 16, 20, 24, 28, 32].forEach((value, index) => {
    header.writeUInt16LE(value, front.vtable + 2 * index);
  });
  header.writeInt32LE(front.root - front.vtable, front.root);
  word(front.root + 4, old.version);
  const field = (index: number): number => front.root + 4 + 4 * index;
  for (const index of OTHERS) {
    const target = old.target(index);
    // A field that is not there is left out of the vtable.
    if (target) point(field(index), behind(target));
    else header.writeUInt16LE(0, front.vtable + 4 + 2 * index);
  }
  const vector = (at: number, targets: readonly number[]): void => {
    word(at, targets.length);
    targets.forEach((target, index) => {
      point(at + 4 + 4 * index, target);
    });
  };
  point(field(BUFFERS), front.buffers);
  vector(front.buffers, [...old.entries(BUFFERS).map(behind), front.buffer]);
  point(field(METADATA), front.metadata);
  vector(front.metadata, [...old.entries(METADATA).map(behind), front.entry]);

  // The new buffer: a table with one field, its bytes.
  [6, 8, 4].forEach((value, index) => {
    header.writeUInt16LE(value, front.bufferVtable + 2 * index);
  });
  header.writeInt32LE(front.buffer - front.bufferVtable, front.buffer);
  point(front.buffer + 4, front.bytes);
  // The new entry of metadata: its name, and the index of that buffer.
  [8, 12, 4, 8].forEach((value, index) => {
    header.writeUInt16LE(value, front.entryVtable + 2 * index);
  });
  header.writeInt32LE(front.entry - front.entryVtable, front.entry);
  point(front.entry + 4, front.name);
  word(front.entry + 8, old.entries(BUFFERS).length);
  word(front.name, NAME.length - 1);
  NAME.copy(header, front.name + 4);
  word(front.bytes, metadata.length);
  metadata.copy(header, front.bytes + 4);
  return Buffer.concat([header, model]);
}

type Root = ReturnType<typeof readRoot>;

/** What the root table of a model refers to, as places in its bytes. */
function readRoot(model: Buffer) {
  const root = model.readUInt32LE(0);
  const vtable = root - model.readInt32LE(root);
  const place = (index: number): number => {
    const at = 4 + 2 * index;
    const within = at < model.readUInt16LE(vtable) ? model.readUInt16LE(vtable + at) : 0;
    return within ? root + within : 0;
  };
  const target = (index: number): number => {
    const at = place(index);
    return at ? at + model.readUInt32LE(at) : 0;
  };
  const entries = (index: number): number[] => {
    const at = target(index);
    if (!at) return [];
    return Array.from(
      { length: model.readUInt32LE(at) },
      (_, k) => at + 4 + 4 * k + model.readUInt32LE(at + 4 + 4 * k),
    );
  };
  const versionAt = place(0);
  return { version: versionAt ? model.readUInt32LE(versionAt) : 3, target, entries };
}

/** Where everything comes to lie in what is put in front; bytes begin at multiples of 16, as tensors must. */
function planFront(old: Root, bytesLength: number) {
  let end = 0;
  const take = (size: number, align = 4): number => {
    const at = Math.ceil(end / align) * align;
    end = at + size;
    return at;
  };
  take(8);
  const vtable = take(20);
  const root = take(36);
  const buffers = take(4 + 4 * (old.entries(BUFFERS).length + 1));
  const metadata = take(4 + 4 * (old.entries(METADATA).length + 1));
  const bufferVtable = take(6);
  const buffer = take(8);
  const entryVtable = take(8);
  const entry = take(12);
  const name = take(4 + NAME.length);
  const bytes = take(0, 16) + 12;
  end = bytes;
  take(4 + bytesLength);
  return { vtable, root, buffers, metadata, bufferVtable, buffer, entryVtable, entry, name, bytes, size: take(0, 64) };
}
