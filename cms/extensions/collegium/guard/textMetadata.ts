/** Metadata of a picture as sharp returns them. */
interface TextMetadata {
  readonly xmp?: Buffer | undefined;
  readonly iptc?: Buffer | undefined;
}

/**
 * Whether Directus 11.17.4 would look for seconds for title, description, copyright, author and keywords in a picture:
 *
 * - In XMP, it looks from each opening tag to the end if nothing closes the tag: 500 KB took 17 s. In each text, it looks
 *   for a list in the same way.
 * - In IPTC, it copies each text with the length that the text gives: 64 KB in which all texts overlap took 18 s, and
 *   the picture could not be stored.
 */
export function textsTakeLong({ xmp, iptc }: TextMetadata): boolean {
  return (
    (xmp && hasOpenTags(xmp.toString().toLowerCase())) || (iptc && textsOverlap(iptc)) || false
  );
}

const tags = ['title', 'description', 'rights', 'creator', 'subject'].map((name) => `dc:${name}`);

function hasOpenTags(xmp: string): boolean {
  return tags.some((tag) => isOpen(xmp, tag) || isOpen(textIn(xmp, tag), 'rdf:li'));
}

/** Whether nothing closes the last of these tags. */
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
