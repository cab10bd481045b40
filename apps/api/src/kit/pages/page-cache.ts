/** A rendered page as it is sent, with what it shows. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** Body by content encoding; who takes neither gets the first unpacked, which is too rare to keep. */
  bodies: { gzip: Buffer; br: Buffer };
  tags: string[];
}

/** About what headers, tags and the places in the maps take, in bytes. */
export const ENTRY_BYTES = 4096;

/** Rendered pages by URL, least recently used out first; a page falls when anything that it shows changes. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;
  /** Counts invalidations, so that a page rendered from data that changed meanwhile is not kept. */
  #epoch = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get(url: string): CachedPage | undefined {
    const page = this.#pages.get(url);
    if (page) {
      this.#pages.delete(url);
      this.#pages.set(url, page);
    }
    return page;
  }

  /** Keeps a page whose rendering began at `epoch`; drops it when anything was invalidated since. */
  set(url: string, page: CachedPage, epoch: number): void {
    if (epoch !== this.#epoch) return;
    this.#drop(url);
    this.#pages.set(url, page);
    this.#bytes += sizeOf(url, page);
    for (const tag of page.tags) {
      const urls = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, urls.add(url));
    }
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  /** Drops what shows any of the tags; null drops everything. */
  invalidate(tags: string[] | null): void {
    this.#epoch += 1;
    const urls = tags ? tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])]) : [...this.#pages.keys()];
    for (const url of urls) this.#drop(url);
  }

  #drop(url: string): void {
    const page = this.#pages.get(url);
    if (!page) return;
    this.#pages.delete(url);
    this.#bytes -= sizeOf(url, page);
    for (const tag of page.tags) {
      const urls = this.#byTag.get(tag);
      urls?.delete(url);
      if (urls?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** What a page takes in memory. Its URL counts too: visitors write it, and small pages leave room for very many. */
const sizeOf = (url: string, { bodies }: CachedPage): number =>
  ENTRY_BYTES + 2 * url.length + bodies.gzip.length + bodies.br.length;
