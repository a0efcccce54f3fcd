/**
 * An answer, as long as it is not longer than it may be. More than that is not even loaded: a backend that
 * has gone wrong must not stop the visitor's browser, nor fill the disk.
 *
 * @param most bytes, unpacked
 * @returns one whose reading throws where it is longer
 */
export function boundedBody({ body, headers }: Response, most: number): Response {
  let size = 0;
  const counted = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        size += part.byteLength;
        if (size > most) throw new Error(`More than ${most} bytes.`);
        controller.enqueue(part);
      },
    }),
  );
  return new Response(counted, { headers });
}
