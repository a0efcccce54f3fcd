interface Bytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** False if there were more bytes, which were not read. */
  readonly isComplete: boolean;
}

/**
 * Reads a response's body, but not more than the given number of bytes: a response may be endless, or small and compressed.
 *
 * @param body decompressed bytes; null counts as empty
 */
export async function readUpTo(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Bytes> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > maxBytes) break;
  }
  return { bytes: Buffer.concat(parts).subarray(0, maxBytes), isComplete: size <= maxBytes };
}
