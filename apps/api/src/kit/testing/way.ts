import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and a database, so that the way can be cut, mended, muted and led elsewhere. */
export class Way {
  /** Connections that are open, both ends of each. */
  readonly open = new Set<{ client: Socket; database: Socket }>();
  #to: URL;
  #server: Server | null = null;
  #port = 0;

  private constructor(to: string) {
    // By TCP, since what stands between has no socket file.
    this.#to = new URL(to);
    this.#to.searchParams.delete('host');
  }

  /** Opens a way to a database. */
  static async to(url: string): Promise<Way> {
    const way = new Way(url);
    await way.mend();
    return way;
  }

  /** The database’s address by this way. */
  get url(): string {
    return Object.assign(new URL(this.#to), { host: `127.0.0.1:${this.#port}` }).href;
  }

  async mend(): Promise<void> {
    this.#server = createServer((client) => this.#join(client)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
  }

  #join(client: Socket): void {
    const database = connect(Number(this.#to.port), this.#to.hostname);
    const both = { client, database };
    this.open.add(both);
    client.on('close', () => this.open.delete(both) && database.destroy());
    for (const end of [client, database]) end.on('error', () => undefined);
    database.on('close', () => client.destroy());
    client.pipe(database).pipe(client);
  }

  /** Lets nothing through any more, and leaves all that is open as it is. */
  mute(): void {
    for (const { client, database } of this.open) {
      // What comes is thrown away, so that its end is noticed.
      client.unpipe(database).resume();
      database.unpipe(client).resume();
    }
  }

  /** Ends what is open; from now on it leads to another database. */
  leadTo(url: string): void {
    this.#to = new URL(url);
    this.#end();
  }

  cut(): void {
    this.#server?.close();
    this.#end();
  }

  #end(): void {
    for (const { client } of this.open) client.destroy();
  }
}
