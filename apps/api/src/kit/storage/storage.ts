/** What is told of a file without opening it. */
export interface StoredFile {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** Where files are kept. Keys are relative paths with forward slashes, made by us and never by a client. */
export interface Storage {
  /** Stores a file, which appears whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Null when there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  /** Removes files, and of a key that ends with a slash all that is below it; what is not there is no error. */
  remove(...keys: string[]): Promise<void>;
  /** All files in a folder and in those below it; none when it is not there. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws when files cannot be reached. */
  probe(): Promise<void>;
}

/** Throws for a key that a path would take for something else. */
export function requireKey(key: string): void {
  if (key.split('/').some((part) => part === '' || part === '.' || part === '..'))
    throw new Error('a storage key must stay below the storage folder');
}
