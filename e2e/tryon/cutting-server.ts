import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop behind a line on which files break off. */
export interface CuttingServer {
  origin: string;
  /** The files that end early from now on, by their names, so many times each. */
  cut: (name: RegExp, times: number) => void;
  /** How often a file was asked for. */
  asked: (name: RegExp) => number;
  end: () => void;
}

/** What comes of a file that is cut short, bytes. */
const PIECE = 2_000_000;

/**
 * Starts a server that passes everything on to the shop; what it cuts short ends as if it had been sent whole, as by a proxy
 * on the way that lost its own line, so that a browser takes it and keeps it.
 */
export async function startCuttingServer(shop: string): Promise<CuttingServer> {
  const paths: string[] = [];
  let cutting = { name: /$^/, times: 0 };
  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    paths.push(url);
    const isCut = cutting.name.test(url) && cutting.times-- > 0;
    const plain = isCut ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const onward = ask(new URL(url, shop), { method, headers: { ...plain, host: new URL(shop).host } }, (answer) => {
      if (!isCut) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const piece = Buffer.concat(parts).subarray(0, PIECE);
        outgoing.writeHead(200, { ...answer.headers, 'content-length': String(piece.length) });
        outgoing.end(piece);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut(name, times) {
      cutting = { name, times };
    },
    asked: (name) => paths.filter((path) => name.test(path)).length,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
