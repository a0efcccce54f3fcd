import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Content, ListedNews } from '../../data/Content.ts';
import { entryAt } from '../../data/folders/entryAt.ts';
import { filesIn } from '../../data/folders/filesIn.ts';
import type { SitePage } from '../../data/model/sitePage.ts';
import type { Route } from '../../data/routes/route.ts';
import type { Language } from '../../locales/languages.ts';
import type { ContentImages } from '../images/prepareImages.ts';
import type { SocialImages } from '../socialImages/plan.ts';
import { noteQuestion } from './notes.ts';

/** What the answers are found in. */
export interface Asked {
  readonly siteContent: Content;
  readonly contentImages: ContentImages;
  readonly socialImages: SocialImages;
}

/**
 * Answers what pages ask of the content (`notedContent`) in few letters, which are others as soon as
 * the answer is.
 */
export class Answers {
  readonly #asked: Asked;
  readonly #known = new Map<string, string>();
  readonly #records = new Map<object, string>();
  readonly #news = new Map<Language, readonly ListedNews[]>();

  /** A build that goes on past midnight has answered for the day before. */
  readonly #day = new Date().toISOString().slice(0, 10);

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  to(question: string): string {
    let answer = this.#known.get(question);
    if (answer === undefined) this.#known.set(question, (answer = this.#find(question)));
    return answer;
  }

  /** A page with all that its template is given of it before it asks for anything. */
  ofRoute({ page, parts, newsList, productList, ...place }: Route): string {
    // The addresses of all parts are the same list for each of them.
    return short(
      JSON.stringify([
        place,
        [page, ...parts].map((each) => this.#ofRecord(each)),
        newsList && {
          ...newsList,
          paths: this.#ofList(newsList.paths),
          items: newsList.items.map((item) => this.#ofRecord(item)),
        },
        productList && {
          ...productList,
          paths: this.#ofList(productList.paths),
          all: this.#ofList(productList.all),
          products: productList.products.map((product) => this.#ofRecord(product)),
        },
      ]),
    );
  }

  ofRecords(records: readonly object[]): string {
    return records.map((record) => this.#ofRecord(record)).join(' ');
  }

  /** One by one, of which each is a question of its own: most pages show the first few. */
  *newsIn(language: Language): Generator<ListedNews> {
    const all = this.#newsIn(language);
    for (const [index, item] of all.entries()) {
      noteQuestion(`news ${language} ${index}`);
      yield item;
    }
    noteQuestion(`news ${language} ${all.length}`);
  }

  #find(question: string): string {
    const { siteContent: content, contentImages, socialImages } = this.#asked;
    const [kind = '', ...words] = question.split(' ');
    const rest = words.join(' ');
    const [first = ''] = words;
    const behindFirst = words.slice(1).join(' ');
    switch (kind) {
      case 'language':
        return content.routes.at(rest)?.language ?? '';
      case 'place': {
        // No two pages have the same addresses.
        const page = content.routes.at(rest)?.page;
        return page ? short(JSON.stringify([...content.routes.alternates(page)])) : '';
      }
      case 'page': {
        const { page, parts = [] } = content.routes.at(rest) ?? {};
        return page ? this.ofRecords([page, ...parts]) : '';
      }
      case 'route': {
        const route = content.routes.at(rest);
        return route ? this.ofRoute(route) : '';
      }
      case 'address':
        return content.addressOf(behindFirst, first as Language);
      case 'localised':
        return content.routes.localised(behindFirst, first as Language);
      case 'hasNews':
        return String(content.hasNewsIn(first as Language));
      case 'menus':
        return short(JSON.stringify(content.menusIn(first as Language)));
      case 'news': {
        const item = this.#newsIn(first as Language)[Number(behindFirst)];
        return item ? short(JSON.stringify(item)) : '';
      }
      case 'image':
        return short(JSON.stringify(contentImages.get(rest) ?? ''));
      case 'images':
        return short(JSON.stringify([...contentImages]));
      case 'social':
        return short(JSON.stringify(socialImages.get(rest) ?? ''));
      case 'socials':
        return short(JSON.stringify([...socialImages]));
      case 'site':
        return this.#ofEntity(rest as keyof Content['site']);
      case 'overviews':
        return this.#overviews();
      case 'routes':
        return short(content.routes.all.map((route) => this.ofRoute(route)).join('\n'));
      case 'content':
        return rest === 'folder' ? this.#files() : this.#ofContent(rest);
      case 'today':
        return this.#day;
      default:
        throw new Error(`Nobody can answer what a page asked: ${question}`);
    }
  }

  #newsIn(language: Language): readonly ListedNews[] {
    let news = this.#news.get(language);
    if (!news) {
      // Without what no list shows: a text that was mended changes the page that it is on.
      news = [...this.#asked.siteContent.newsIn(language)].map(({ path, item }) => ({
        path,
        item: {
          date: item.date,
          section: item.section,
          translations: item.translations.map(({ language: of, title, lead }) => ({
            language: of,
            title,
            lead,
          })),
        },
      }));
      this.#news.set(language, news);
    }
    return news;
  }

  #ofEntity(name: keyof Content['site']): string {
    const value: unknown = this.#asked.siteContent.site[name];
    return Array.isArray(value) ? this.#ofList(value) : short(JSON.stringify(value ?? ''));
  }

  #ofList(list: readonly unknown[]): string {
    let answer = this.#records.get(list);
    if (answer === undefined) {
      answer = short(
        list
          .map((each) => (isObject(each) ? this.#ofRecord(each) : JSON.stringify(each)))
          .join(' '),
      );
      this.#records.set(list, answer);
    }
    return answer;
  }

  /** With its addresses, where it has any. */
  #ofRecord(record: object): string {
    let answer = this.#records.get(record);
    if (answer === undefined) {
      const addresses = this.#asked.siteContent.routes.alternates(record as SitePage);
      answer = short(JSON.stringify(record) + JSON.stringify([...addresses]));
      this.#records.set(record, answer);
    }
    return answer;
  }

  #overviews(): string {
    const { site, routes } = this.#asked.siteContent;
    const entries = site.menus.flatMap((menu) => menu.entries);
    return short(JSON.stringify(entries.map((entry) => routes.overviewOf(entry) ?? '')));
  }

  /** Whoever asks for the folder looks into its files, of which a page may say how large they are. */
  #files(): string {
    const { folder } = this.#asked.siteContent;
    const files = ['files', 'images'].flatMap((room) =>
      filesIn(join(folder, room)).map((file) => {
        const { size, mtimeMs } = entryAt(join(folder, room, file)) ?? {};
        return [room, file, size, mtimeMs];
      }),
    );
    return short(JSON.stringify(files));
  }

  #ofContent(name: string): string {
    const value: unknown = Reflect.get(this.#asked.siteContent, name);
    // What a method does, it asks for itself.
    return typeof value === 'function' ? '' : short(JSON.stringify(value ?? ''));
  }
}

/** Of 120 bits: no two answers ever have the same. */
function short(answer: string): string {
  return hash('sha256', answer, 'base64url').slice(0, 20);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
