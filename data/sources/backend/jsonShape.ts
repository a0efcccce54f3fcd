interface JsonShape {
  /** Levels of lists and objects. */
  readonly depth: number;
  /** Commas and opening brackets: at least as many as there are values besides the outermost. */
  readonly values: number;
}

/**
 * How deep a JSON text nests, and how much is in it, without parsing it: what the parser makes of 60 MB
 * of brackets has a gigabyte. A text that begins like no list and no object has nothing in it.
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

/** In UTF-8, no other character has any of these bytes. */
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

/** Space, tab, line feed, carriage return, and the three bytes of a byte order mark, which decoders skip. */
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
