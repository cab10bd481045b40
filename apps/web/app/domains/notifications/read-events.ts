/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads server-sent events (HTML standard, section 9.2) as they arrive; comments and unknown fields are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const parts = (text + chunk.value).split('\n\n');
      text = parts.pop() ?? '';
      yield* parts.map(parse).filter(({ data }) => data !== '');
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): ServerEvent {
  const found: ServerEvent = { event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') found.event = value;
    if (field === 'data') found.data += found.data === '' ? value : `\n${value}`;
  }
  return found;
}
