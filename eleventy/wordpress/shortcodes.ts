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
  const replacement = ({ written, ...code }: Written, hasEnd: boolean): string => {
    const html = known(code, gallery);
    if (html !== undefined) return html;
    if (!hasEnd && code.attributes.size === 0 && !code.name.includes('-')) return written;
    report(code.name);
    return code.inner;
  };
  // Each bracket is looked at once: to search the end of each shortcode would take a time quadratic to the text.
  const begun = new Begun((code) => replacement(code, false));
  let from = 0;
  for (const found of body.matchAll(bracket)) {
    const [written, slash, name = '', attributes = ''] = found;
    begun.text += body.slice(from, found.index);
    from = found.index + written.length;
    const ended = slash ? begun.end(name.toLowerCase()) : undefined;
    if (ended) begun.text += replacement(ended, true);
    else if (slash) begun.text += written;
    else
      begun.begin({
        name,
        written,
        attributes: attributesIn(attributes),
        inner: '',
      });
  }
  return begun.whole() + body.slice(from);
}

interface Written extends Shortcode {
  /** The shortcode's beginning in the text. */
  readonly written: string;
}

/** The shortcodes around a place in a text. Any of them may turn out to have no end. */
class Begun {
  /** The text since the last one began. */
  text = '';
  readonly #open: { readonly code: Written; readonly before: string }[] = [];
  /** The number of open ones, by their names. */
  readonly #names = new Map<string, number>();
  readonly #withoutEnd: (code: Written) => string;

  constructor(withoutEnd: (code: Written) => string) {
    this.#withoutEnd = withoutEnd;
  }

  begin(code: Written): void {
    this.#open.push({ code, before: this.text });
    this.#count(code, 1);
    this.text = '';
  }

  /** Ends the last shortcode of this name, and returns to the text before it. Shortcodes inside it have no end. */
  end(name: string): Written | undefined {
    if (!this.#names.get(name)) return undefined;
    for (;;) {
      const { code, before } = this.#pop();
      const inner = this.text;
      this.text = before;
      if (code.name.toLowerCase() === name) return { ...code, inner };
      this.text += this.#withoutEnd(code) + inner;
    }
  }

  /** The text, in which none of those that are open has an end. */
  whole(): string {
    while (this.#open.length > 0) {
      const { code, before } = this.#pop();
      this.text = before + this.#withoutEnd(code) + this.text;
    }
    return this.text;
  }

  #pop() {
    const last = this.#open.pop();
    if (!last) throw new Error('Expected an open shortcode.');
    this.#count(last.code, -1);
    return last;
  }

  #count({ name }: Written, change: number): void {
    const key = name.toLowerCase();
    this.#names.set(key, (this.#names.get(key) ?? 0) + change);
  }
}

/** Two brackets, `[[gallery]]`, show a shortcode instead of using it. */
const bracket = /(?<!\[)\[(\/?)([a-z][\w-]*)((?:\s[^\][]*)?)\/?\](?!\])/gi;

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
    // Looks at the beginnings of words only: at each letter, it would take a time quadratic to the text.
    [...written.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  );
}
