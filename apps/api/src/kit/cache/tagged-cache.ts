/** An answer with nothing left to decide, as it was sent once: its head in names and values by turns. */
export interface ReadyAnswer {
  readonly head: readonly string[];
  readonly body: Buffer;
  /** The route that it is counted under. */
  readonly route: string;
}

/** What is kept: what it shows by tags, and what its content takes, in bytes. */
export interface Kept {
  readonly tags: readonly string[];
  readonly bytes: number;
  /** How it is sent to who takes Brotli, as most do; there once somebody asked for it so. */
  ready?: ReadyAnswer;
}

/** How often what was asked for was kept and was not, since the start, and what is kept now. */
export interface CacheFigures {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

/** About what headers, tags and the places in the maps take, in bytes. */
export const ENTRY_BYTES = 4096;
/** How much of the room is for what was asked for again: the rest takes turns, so that a scan pushes nothing else out. */
const USED_SHARE = 0.8;

/** Pages or answers by URL; one falls when anything that it shows changes. What nobody asked for again goes first. */
export class TaggedCache<T extends Kept> {
  /** Asked for once, and more than once; the least recently used first. */
  readonly #fresh = new Map<string, T>();
  readonly #used = new Map<string, T>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #usedBytes = 0;
  #hits = 0;
  #misses = 0;
  /** Counts invalidations, so that what was made of data that changed meanwhile is not kept. */
  #epoch = 0;
  #isHearing = () => true;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get figures(): CacheFigures {
    const entries = this.#fresh.size + this.#used.size;
    return { hits: this.#hits, misses: this.#misses, entries, bytes: this.#bytes };
  }

  get(url: string): T | undefined {
    const used = this.#used.get(url);
    const kept = used ?? this.#fresh.get(url);
    if (!kept) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    if (used) this.#used.delete(url);
    else {
      this.#fresh.delete(url);
      this.#usedBytes += sizeOf(url, kept);
    }
    this.#used.set(url, kept);
    this.#demote();
    return kept;
  }

  /** What is ready to be sent; where nothing is, whoever asks for more counts it. */
  ready(url: string): ReadyAnswer | undefined {
    const kept = this.#used.get(url) ?? this.#fresh.get(url);
    return kept?.ready && this.get(url)?.ready;
  }

  /** Keeps nothing while this says so: what invalidates may not be heard of. */
  keepOnlyWhile(isHearing: () => boolean): void {
    this.#isHearing = isHearing;
  }

  /** Keeps what was begun at `epoch`; drops it when anything was invalidated since. */
  set(url: string, kept: T, epoch: number): void {
    if (epoch !== this.#epoch || !this.#isHearing()) return;
    this.#drop(url);
    this.#fresh.set(url, kept);
    this.#bytes += sizeOf(url, kept);
    for (const tag of kept.tags) {
      const urls = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, urls.add(url));
    }
    for (const kind of [this.#fresh, this.#used])
      for (const oldest of kind.keys()) {
        if (this.#bytes <= this.#maxBytes) return;
        this.#drop(oldest);
      }
  }

  /** Drops what shows any of the tags; null drops everything. */
  invalidate(tags: readonly string[] | null): void {
    this.#epoch += 1;
    const urls = tags
      ? tags.flatMap((tag) => [...(this.#byTag.get(tag) ?? [])])
      : [...this.#fresh.keys(), ...this.#used.keys()];
    for (const url of urls) this.#drop(url);
  }

  /** Lets what was asked for again, but longest ago, take its turn with the rest once it needs too much room. */
  #demote(): void {
    for (const [url, kept] of this.#used) {
      if (this.#usedBytes <= this.#maxBytes * USED_SHARE) return;
      this.#used.delete(url);
      this.#usedBytes -= sizeOf(url, kept);
      this.#fresh.set(url, kept);
    }
  }

  #drop(url: string): void {
    const used = this.#used.get(url);
    const kept = used ?? this.#fresh.get(url);
    if (!kept) return;
    const size = sizeOf(url, kept);
    if (used) this.#usedBytes -= size;
    this.#used.delete(url);
    this.#fresh.delete(url);
    this.#bytes -= size;
    for (const tag of kept.tags) {
      const urls = this.#byTag.get(tag);
      urls?.delete(url);
      if (urls?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** What an entry takes in memory. Its URL counts too: visitors write it, and small answers leave room for very many. */
const sizeOf = (url: string, { bytes }: Kept): number => ENTRY_BYTES + 2 * url.length + bytes;
