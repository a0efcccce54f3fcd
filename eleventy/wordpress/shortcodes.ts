/** A shortcode, such as `[gallery ids="1,2"]`. With an end, it has words: `[caption]…[/caption]`. */
interface Shortcode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly inner: string;
}

/**
 * Replaces WordPress' shortcodes, which its plugins turn into HTML. Those of WordPress itself become HTML
 * here. Any other shortcode is removed, and the words inside it are kept.
 *
 * Editors also write brackets: `[sic]` and `[…]` stay.
 *
 * @param gallery the HTML of pictures, by their ids
 * @param report called with the name of each shortcode that is left out
 */
export function withoutShortcodes(
  body: string,
  gallery: (ids: readonly string[]) => string,
  report: (name: string) => void,
): string {
  const replaced = body.replace(
    shortcode,
    (written, name: string, attributes = '', inner?: string) => {
      const code = { name, attributes: attributesIn(attributes as string), inner: inner ?? '' };
      const html = known(code, gallery);
      if (html !== undefined) return html;
      if (inner === undefined && code.attributes.size === 0 && !name.includes('-')) return written;
      report(name);
      return code.inner;
    },
  );
  // A shortcode may stand in the words of another.
  return replaced === body ? body : withoutShortcodes(replaced, gallery, report);
}

/** Two brackets, `[[gallery]]`, show a shortcode instead of using it. */
const shortcode =
  /(?<!\[)\[([a-z][\w-]*)((?:\s[^\][]*)?)\/?\](?!\])(?:((?:(?!\[\/?\1\b)[\s\S])*?)\[\/\1\])?/gi;

function known(
  { name, attributes, inner }: Shortcode,
  gallery: (ids: readonly string[]) => string,
) {
  switch (name.toLowerCase()) {
    case 'caption':
    case 'wp_caption':
      return figure(inner, attributes.get('caption'));
    case 'gallery':
      return gallery((attributes.get('ids') ?? '').split(',').filter((id) => id.trim() !== ''));
    case 'embed':
      return `\n\n${inner.trim() || (attributes.get('src') ?? '')}\n\n`;
    case 'audio':
    case 'video':
    case 'playlist':
      return [...attributes]
        .flatMap(([key, value]) => (key === 'ids' ? [] : links(value)))
        .join('');
    default:
      return undefined;
  }
}

/** A caption's words follow the picture; in old exports they are in an attribute. */
function figure(inner: string, caption: string | undefined): string {
  const [picture = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
  const text = inner.slice(picture.length).trim() || (caption ?? '');
  return `\n\n<figure>${picture}${text && `<figcaption>${text}</figcaption>`}</figure>\n\n`;
}

function links(value: string): string[] {
  return /^https?:\/\/\S+$/i.test(value) ? [`\n\n${value}\n\n`] : [];
}

function attributesIn(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  );
}
