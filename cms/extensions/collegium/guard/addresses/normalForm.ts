import { isBuiltIn } from '../queries/builtIn.ts';

/**
 * True if an address is in normal form. Express accepts many spellings for the same route: it ignores case,
 * and empty segments between routers. A check that compares addresses knows only one of them, so every
 * other spelling is refused.
 *
 * @param target as in the request, not decoded
 * @param words the literal segments of all routes, such as `login`
 */
export function isNormalForm(target: string, words: ReadonlySet<string>): boolean {
  const [path = ''] = target.split('?', 1);
  // The URL parser resolves `.` and `..`, turns `\` into `/`, and encodes spaces and umlauts.
  const usual = path.replace(visualEditor, '/admin/visual/');
  if (!path.startsWith('/') || parsed(path) !== path || usual.includes('//')) return false;
  // A single slash at the end is allowed: Directus' own clients send it (`/extensions/`), and Express
  // ignores it.
  const segments = usual.replace(/\/$/, '').slice(1).split('/');
  const [first = ''] = segments;
  // Directus' interface: files, and addresses that only its own script parses.
  if (first === 'admin') return segments.every(isDecodable);
  const literals = literalSegments[first] ?? Infinity;
  return (
    path === '/' ||
    segments.every((segment, place) =>
      place < literals ? isPlainSegment(segment, words) : isName(segment),
    )
  );
}

/**
 * Directus' visual editor has the address of the website in its own, such as
 * `/admin/visual/https://example.org/kontakt`.
 */
const visualEditor = /^\/admin\/visual\/https?:\/\//;

/** The number of literal segments in these addresses. The segments after them are keys or file names. */
const literalSegments: Readonly<Record<string, number>> = { assets: 2, items: 1 };

function parsed(path: string): string | undefined {
  const address = `http://host${path}`;
  return URL.canParse(address) ? new URL(address).pathname : undefined;
}

function isPlainSegment(segment: string, words: ReadonlySet<string>): boolean {
  const lower = segment.toLowerCase();
  // `%25` occurs in an address that was encoded twice.
  return isName(segment) && !/\.$|%25/.test(segment) && (!words.has(lower) || words.has(segment));
}

/** True if a segment is not empty, has no parameters after `;`, and encodes only characters that need it. */
function isName(segment: string): boolean {
  return (
    segment !== '' &&
    !segment.includes(';') &&
    isDecodable(segment) &&
    isReencoded(segment) &&
    !isBuiltIn(segment)
  );
}

/** True if a segment decodes to text without a slash, backslash or control character. */
function isDecodable(segment: string): boolean {
  try {
    return !/[/\\\p{Cc}]/u.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/**
 * True if only characters are encoded that programs do encode: not letters, digits, `-`, `.`, `_` and `~`
 * (RFC 3986, 2.3).
 */
function isReencoded(segment: string): boolean {
  return (segment.match(/%[\da-f]{2}/gi) ?? []).every((code) => {
    const character = Number.parseInt(code.slice(1), 16);
    return !/[\w.~-]/.test(String.fromCharCode(character));
  });
}
