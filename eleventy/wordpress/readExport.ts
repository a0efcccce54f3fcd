import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { withoutControls } from '../../data/model/cleanTexts.ts';
import { ProjectError } from '../../data/starter/writeProject.ts';

/**
 * A record of WordPress: a page, a post, a file ("attachment"), an entry of a menu, or a record of a plugin.
 * All texts are as the export has them, and never trusted.
 */
export interface ExportedItem {
  readonly id: string;
  /** WordPress' word, such as `post`, `page`, `attachment` or `nav_menu_item`. */
  readonly type: string;
  /** WordPress' word, such as `publish`, `draft` or `inherit`. */
  readonly status: string;
  /** True if WordPress asks visitors for a password. */
  readonly isLocked: boolean;
  /** HTML. */
  readonly title: string;
  /** The old address. */
  readonly link: string;
  /** The last part of the address. Empty for drafts. */
  readonly slug: string;
  /** `2026-11-27 09:30:00`, in the website's time zone. */
  readonly date: string;
  /** The id of the record above. `0` if there is none. */
  readonly parent: string;
  readonly position: number;
  /** The login name of the author. */
  readonly author: string;
  readonly body: string;
  readonly excerpt: string;
  /** The address of an attachment's file. */
  readonly file: string;
  /** The names of the tags. */
  readonly tags: readonly string[];
  /** The name of the menu that the entry belongs to. */
  readonly menu: string;
  /** Values of WordPress and its plugins, by their keys. */
  readonly meta: ReadonlyMap<string, string>;
  readonly comments: number;
}

export interface WordPressExport {
  readonly title: string;
  /** The address of the start page. */
  readonly address: string;
  /** The language, such as `de-DE`. */
  readonly language: string;
  /** The display names of people, by their login names. */
  readonly authors: ReadonlyMap<string, string>;
  readonly items: readonly ExportedItem[];
}

/**
 * Reads an export of WordPress (WXR, "Tools > Export"), which is RSS with elements of its own.
 *
 * @throws ProjectError if the file can't be read, is no XML, or no export
 */
export async function readExport(file: string): Promise<WordPressExport> {
  const reading = new ExportReading();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    reading.open(name, attributes);
    if (reading.depth > deepest) {
      throw new NotXml(
        `${parser.line}:${parser.column}: more than ${deepest} elements in each other`,
      );
    }
  });
  parser.on('text', (text) => reading.add(text));
  parser.on('cdata', (text) => reading.add(text));
  parser.on('closetag', ({ name }) => reading.close(name));
  parser.on('error', ({ message }) => {
    if (!harmless.test(message)) throw new NotXml(message);
  });
  try {
    for await (const part of createReadStream(file, 'utf8')) {
      // Texts pasted into WordPress contain control characters, which XML does not allow.
      parser.write(withoutControls(part as string));
    }
    parser.close();
  } catch (error) {
    if (error instanceof NotXml) {
      const reason = error.message.replace(/^(\d+):\d+: /, '$1: ').replace(/\.$/, '');
      throw wrong(file, `XML without errors, found in line ${reason}`);
    }
    throw wrong(file, 'a file that can be read');
  }
  if (!reading.isExport) throw wrong(file, 'an export of WordPress (Tools > Export)');
  return reading.result();
}

/** An export has five levels. */
const deepest = 50;

/** An error of the XML. The message begins with line and column. */
class NotXml extends Error {}

/** Errors after which the parser loses no text: WordPress and its plugins write them. */
const harmless = /disallowed|undefined entity/;

function wrong(file: string, expected: string): ProjectError {
  return new ProjectError(`${file}: expected ${expected}.`);
}

/** Texts by the names of elements. */
type Texts = Map<string, string>;

/** Collects the elements of a channel and of its items, as the parser meets them. */
class ExportReading {
  /** True once the element `wp:wxr_version` was read: WordPress recognises an export by it, too. */
  isExport = false;
  /** The open elements, the outermost first. */
  readonly #open: string[] = [];
  readonly #channel: Texts = new Map();
  readonly #authors = new Map<string, string>();
  readonly #items: ExportedItem[] = [];
  #item = new ItemReading();
  #author: Texts = new Map();
  #text = '';

  /** The number of open elements. */
  get depth(): number {
    return this.#open.length;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(name);
    this.#text = '';
    if (name === 'item') this.#item = new ItemReading();
    if (name === 'wp:author') this.#author = new Map();
    if (name === 'category') this.#item.domain = attributes['domain'] ?? '';
  }

  add(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    this.#open.pop();
    const inside = this.#open.at(-1);
    const isInItem = this.#open.includes('item');
    if (name === 'wp:wxr_version') this.isExport = true;
    else if (name === 'item') this.#items.push(this.#item.result());
    else if (isInItem) this.#item.take(name, inside, this.#text);
    else if (name === 'wp:author') this.#takeAuthor();
    else if (inside === 'wp:author') this.#author.set(name, this.#text.trim());
    else if (inside === 'channel') this.#channel.set(name, this.#text.trim());
    this.#text = '';
  }

  #takeAuthor(): void {
    const login = this.#author.get('wp:author_login') ?? '';
    this.#authors.set(login, this.#author.get('wp:author_display_name') || login);
  }

  result(): WordPressExport {
    const text = (name: string) => this.#channel.get(name) ?? '';
    return {
      title: text('title'),
      address: text('wp:base_blog_url') || text('link'),
      language: text('language'),
      authors: this.#authors,
      items: this.#items,
    };
  }
}

class ItemReading {
  /** The taxonomy of the category that is being read. */
  domain = '';
  readonly #texts: Texts = new Map();
  readonly #meta = new Map<string, string>();
  readonly #tags: string[] = [];
  #menu = '';
  #comments = 0;
  #key = '';

  take(name: string, inside: string | undefined, text: string): void {
    if (name === 'wp:meta_key') this.#key = text.trim();
    else if (name === 'wp:meta_value' && inside === 'wp:postmeta') this.#meta.set(this.#key, text);
    else if (name === 'wp:comment') this.#comments += 1;
    else if (name === 'category') this.#takeTerm(text.trim());
    else if (inside === 'item') this.#texts.set(name, text);
  }

  #takeTerm(term: string): void {
    if (this.domain === 'post_tag') this.#tags.push(term);
    if (this.domain === 'nav_menu') this.#menu = term;
  }

  result(): ExportedItem {
    const text = (name: string) => (this.#texts.get(name) ?? '').trim();
    return {
      id: text('wp:post_id'),
      type: text('wp:post_type'),
      status: text('wp:status'),
      isLocked: text('wp:post_password') !== '',
      title: text('title'),
      link: text('link'),
      slug: text('wp:post_name'),
      date: text('wp:post_date'),
      parent: text('wp:post_parent') || '0',
      position: Number(text('wp:menu_order')) || 0,
      author: text('dc:creator'),
      body: text('content:encoded'),
      excerpt: text('excerpt:encoded'),
      file: text('wp:attachment_url'),
      tags: this.#tags,
      menu: this.#menu,
      meta: this.#meta,
      comments: this.#comments,
    };
  }
}
