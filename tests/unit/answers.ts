import { ReadableStream, TransformStream } from 'node:stream/web';

/*
 * Responses for `fetch` in jsdom, which provides none. Node's own Response would need an adapter
 * into jsdom's realm for each of its parts, so these responses use only Node's streams.
 */

/** The part of a Response that is needed to read JSON. */
class JsonResponse {
  static json(data: unknown): JsonResponse {
    return new JsonResponse(JSON.stringify(data));
  }

  readonly ok = true;
  readonly status = 200;
  readonly body: ReadableStream<Uint8Array>;

  constructor(content: string | ReadableStream<Uint8Array>) {
    this.body = typeof content === 'string' ? streamOf(content) : content;
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text()) as unknown;
  }

  async text(): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of this.body) text += decoder.decode(chunk, { stream: true });
    return text + decoder.decode();
  }
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** Makes `Response.json()` and `Response.body` work in jsdom. */
export function provideResponse(): void {
  Object.assign(globalThis, { Response: JsonResponse, TransformStream });
}
