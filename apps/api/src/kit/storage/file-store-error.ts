/** The store of files did not do what it was asked to. */
export class FileStoreError extends Error {
  /** Whether it may well do so a little later, as when it did not answer. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass, cause }: { mayPass: boolean; cause?: unknown }) {
    super(message, { cause });
    this.mayPass = mayPass;
  }
}
