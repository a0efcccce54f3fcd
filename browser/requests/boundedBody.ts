/**
 * Limits the size of a response. The rest is not loaded: a faulty backend must not block the
 * visitor's browser or fill the disk.
 *
 * @param maxBytes bytes, decompressed
 * @returns a response whose reading throws if it is longer
 */
export function boundedBody({ body, headers }: Response, maxBytes: number): Response {
  let size = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        size += part.byteLength;
        if (size > maxBytes) throw new Error(`More than ${maxBytes} bytes.`);
        controller.enqueue(part);
      },
    }),
  );
  return new Response(counted, { headers });
}
