import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const compressed = promisify(deflate);

/** What pdfkit holds of what stands on a page until it is written, which its types don’t tell. */
interface Content {
  buffer: Uint8Array[];
  compress: boolean;
  data: { Filter?: string };
}

/** Compresses what stands on a document’s pages beside each other and off the main thread; pdfkit would on it, in turn. */
export async function compressPages(pdf: PDFKit.PDFDocument): Promise<void> {
  const { _pageBuffer } = pdf as unknown as { _pageBuffer: { content: Content }[] };
  await Promise.all(
    _pageBuffer.map(async ({ content }) => {
      content.buffer = [await compressed(Buffer.concat(content.buffer))];
      content.compress = false;
      content.data.Filter = 'FlateDecode';
    }),
  );
}
