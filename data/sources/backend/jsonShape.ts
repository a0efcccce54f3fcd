interface JsonShape {
  /** Nesting levels of lists and objects. */
  readonly depth: number;
  /**
   * The number of commas and opening brackets: at least the number of values, except the outermost.
   */
  readonly values: number;
}

/**
 * The depth and size of a JSON text without parsing it: 60 MB of brackets would take the parser a
 * gigabyte. A text that starts neither a list nor an object counts as empty.
 */
export function jsonShape(text: Uint8Array): JsonShape {
  let depth = 0;
  let deepest = 0;
  let values = 0;
  let inText = false;
  if (!beginsLikeJson(text)) return { depth: 0, values: 0 };
  for (let index = 0; index < text.length; index += 1) {
    const byte = text[index];
    if (inText) {
      if (byte === codes.backslash) index += 1;
      else if (byte === codes.quote) inText = false;
    } else if (byte === codes.quote) {
      inText = true;
    } else if (byte === codes.comma) {
      values += 1;
    } else if (byte === codes.openList || byte === codes.openObject) {
      values += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (byte === codes.closeList || byte === codes.closeObject) {
      depth -= 1;
    }
  }
  return { depth: deepest, values };
}

/** In UTF-8, these bytes are never part of another character. */
const codes = {
  quote: 0x22,
  comma: 0x2c,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const;

function beginsLikeJson(text: Uint8Array): boolean {
  const first = text.find((byte) => !spaces.has(byte));
  return first === codes.openList || first === codes.openObject;
}

/**
 * Space, tab, line feed, carriage return, and the three bytes of a byte order mark, which decoders
 * skip.
 */
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
