import { isBuiltIn } from '../queries/builtIn.ts';

/**
 * Whether an address has the one spelling that it can have. Express takes many spellings for the same route: it
 * ignores case, and empty segments between routers. A check that compares addresses knows one of them, so every
 * other spelling is refused.
 *
 * @param target as the request has it, before anything decodes it
 * @param words the literal segments of all routes, such as `login`
 */
export function isNormalForm(target: string, words: ReadonlySet<string>): boolean {
  const [path = ''] = target.split('?', 1);
  // The parser of browsers resolves `.` and `..`, turns `\` into `/`, and encodes spaces and umlauts.
  if (!path.startsWith('/') || parsed(path) !== path || path.includes('//')) return false;
  // One slash at the end is no second spelling: Directus' own clients send it (`/extensions/`), and Express ignores it.
  const segments = path.replace(/\/$/, '').slice(1).split('/');
  const [first = ''] = segments;
  // The folder of Directus' interface: files, and addresses that only its own script reads.
  if (first === 'admin') return segments.every(isDecodable);
  const literals = literalSegments[first] ?? Infinity;
  return (
    path === '/' ||
    segments.every((segment, place) =>
      place < literals ? isPlainSegment(segment, words) : isName(segment),
    )
  );
}

/** How many segments of these addresses are words of a route. What follows is a key or a file's name. */
const literalSegments: Readonly<Record<string, number>> = { assets: 2, items: 1 };

function parsed(path: string): string | undefined {
  const address = `http://host${path}`;
  return URL.canParse(address) ? new URL(address).pathname : undefined;
}

function isPlainSegment(segment: string, words: ReadonlySet<string>): boolean {
  const lower = segment.toLowerCase();
  // `%25` is what an address looks like that was encoded twice.
  return isName(segment) && !/\.$|%25/.test(segment) && (!words.has(lower) || words.has(segment));
}

/** A segment that is not empty, has no parameters behind `;`, and encodes only what has to be encoded. */
function isName(segment: string): boolean {
  return (
    segment !== '' &&
    !segment.includes(';') &&
    isDecodable(segment) &&
    isReencoded(segment) &&
    !isBuiltIn(segment)
  );
}

/** No encoded slash, backslash or control character, and no half a character. */
function isDecodable(segment: string): boolean {
  try {
    return !/[/\\\p{Cc}]/u.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

/** Whether nothing is encoded that no program encodes: letters, digits, `-`, `.`, `_` and `~` (RFC 3986, 2.3). */
function isReencoded(segment: string): boolean {
  return (segment.match(/%[\da-f]{2}/gi) ?? []).every((code) => {
    const character = Number.parseInt(code.slice(1), 16);
    return !/[\w.~-]/.test(String.fromCharCode(character));
  });
}
