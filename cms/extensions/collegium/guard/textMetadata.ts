/** Metadata of a picture as sharp returns them. */
interface TextMetadata {
  readonly xmp?: Buffer | undefined;
  readonly iptc?: Buffer | undefined;
  /** The colour profile, which has a name and a copyright. */
  readonly icc?: Buffer | undefined;
}

/**
 * True if Directus 11.17.4 would look for seconds for title, description, copyright, author and keywords in a picture:
 *
 * - In XMP, it looks from each opening tag to the end if nothing closes the tag: 500 KB took 17 s. In each text, it looks
 *   for a list in the same way.
 * - In IPTC, it copies each text with the length that the text gives: 64 KB in which all texts overlap took 18 s, and
 *   the picture could not be stored.
 * - In a colour profile (ICC), it reads as many entries as the profile says, also behind its end: a picture of 1 KB would
 *   have taken 14 minutes. It copies each text character by character: 260 KB in which all texts overlap took 13 s.
 */
export function textsTakeLong({ xmp, iptc, icc }: TextMetadata): boolean {
  return (
    (xmp && hasOpenTags(xmp.toString().toLowerCase())) ||
    (iptc && textsOverlap(iptc)) ||
    (icc && profileTakesLong(icc)) ||
    false
  );
}

const tags = ['title', 'description', 'rights', 'creator', 'subject'].map((name) => `dc:${name}`);

function hasOpenTags(xmp: string): boolean {
  return tags.some((tag) => isOpen(xmp, tag) || isOpen(textIn(xmp, tag), 'rdf:li'));
}

/** True if nothing closes the last of these tags. */
function isOpen(xmp: string, tag: string): boolean {
  return xmp.lastIndexOf(`<${tag}>`) > xmp.lastIndexOf(`</${tag}>`);
}

/** The text that Directus takes from such a tag. */
function textIn(xmp: string, tag: string): string {
  const begin = xmp.indexOf(`<${tag}>`);
  return begin < 0 ? '' : xmp.slice(begin, xmp.indexOf(`</${tag}>`, begin));
}

/** Maximum number of bytes in all texts. Those of a camera or an agency are in 64 KB of a JPEG. */
const longest = 1_000_000;

function textsOverlap(iptc: Buffer): boolean {
  let bytes = 0;
  let text = iptc.indexOf(beginning);
  // Behind the beginning are the kind of text in a byte, and the length in two.
  while (text >= 0 && text + 5 <= iptc.length) {
    bytes += Math.min(iptc.readUInt16BE(text + 3), iptc.length);
    if (bytes > longest) return true;
    text = iptc.indexOf(beginning, text + beginning.length);
  }
  return false;
}

const beginning = Buffer.from([28, 2]);

/** The start of the entries of a colour profile, behind their number, and the bytes of each: name, offset and size. */
const entries = { begin: 132, bytes: 12 } as const;

function profileTakesLong(icc: Buffer): boolean {
  const count = numberAt(icc, entries.begin - 4);
  if (count > Math.max(icc.length - entries.begin, 0) / entries.bytes) return true;
  let bytes = 0;
  for (let entry = 0; entry < count; entry += 1) {
    bytes += textOfProfile(icc, entries.begin + entry * entries.bytes);
    if (bytes > longest) return true;
  }
  return false;
}

/** The texts that icc 3.0.0 reads. Others, such as measurements of a printer, may be as long as they like. */
const textsOfProfile: ReadonlySet<string> = new Set(['desc', 'cprt', 'dmdd', 'vued']);

/** Returns the bytes of the text to which an entry leads; 0 if nobody reads it. */
function textOfProfile(icc: Buffer, entry: number): number {
  const nameAt = (offset: number) => icc.toString('latin1', offset, offset + 4);
  if (!textsOfProfile.has(nameAt(entry))) return 0;
  const offset = numberAt(icc, entry + 4);
  const lengths: Readonly<Record<string, number>> = {
    desc: numberAt(icc, offset + 8),
    text: numberAt(icc, entry + 8),
    mluc: numberAt(icc, offset + 20),
  };
  return Math.min(lengths[nameAt(offset)] ?? 0, icc.length);
}

/** Returns 0 behind the end, where Directus finds nothing either. */
function numberAt(icc: Buffer, offset: number): number {
  return offset + 4 <= icc.length ? icc.readUInt32BE(offset) : 0;
}
