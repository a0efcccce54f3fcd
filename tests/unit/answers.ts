import { ReadableStream, TransformStream } from 'node:stream/web';

/*
 * Responses for `fetch` in jsdom, which provides none. Node's own Response would need an adapter
 * into jsdom's realm for each of its parts, so these responses use only Node's streams.
 */

/** As much of an answer as what reads JSON needs. */
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

/** Lets `Response.json()` work in jsdom, and what is made of the body of an answer. */
export function provideResponse(): void {
  Object.assign(globalThis, { Response: JsonResponse, TransformStream });
}
