import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { startServer } from '../../../../eleventy/hosting/server.ts';
import { build } from '../../commands.ts';
import type { SharedCms } from '../../sharedCms.ts';
import { nameOf, type Editors, type Item } from './Editors.ts';

/** The website that is built from a Directus again and again, and all addresses that it has ever had. */
export class Website {
  readonly #cms: SharedCms;
  readonly #folder: string;
  /** The addresses that have answered, each with its page or piece of news. */
  readonly #known = new Map<string, string>();
  /** The pages above the news of each section. */
  #sections: Readonly<Record<string, number>> | undefined;

  constructor(cms: SharedCms) {
    this.#cms = cms;
    this.#folder = join(cms.temp, 'site');
  }

  /**
   * Builds the website, and requests all its addresses.
   *
   * @param gone what was withdrawn or deleted on purpose, so that its addresses may end
   * @returns sentences about what is wrong
   */
  async problems(editors: Editors, gone: ReadonlySet<string>): Promise<readonly string[]> {
    for (const [address, item] of this.#known) if (gone.has(item)) this.#known.delete(address);
    const { code, output } = await build({
      ...{ DIRECTUS_URL: this.#cms.url, DIRECTUS_TOKEN: await this.#cms.token() },
      ...{ SOCIAL_IMAGES: '0', OUT_DIR: this.#folder, STRICT: '1' },
    });
    if (code !== 0) return [`The build ended with ${code}: ${output.slice(-2000)}`];

    const server = await startServer({ folder: this.#folder, port: 0 });
    const answers = async (address: string) =>
      (await fetch(server.address + address)).status === 200;
    try {
      const lost = await failing([...this.#known.keys()], answers);
      await this.#note(editors, answers);
      const links = this.#links();
      const dead = await failing([...links.keys()], answers);
      return [
        ...lost.map((address) => `${address} (${this.#known.get(address)}) answered before`),
        ...dead.map((address) => `${links.get(address)} links to ${address}`),
      ];
    } finally {
      await server.close();
    }
  }

  /** Notes where the public items are. */
  async #note(editors: Editors, answers: (address: string) => Promise<boolean>): Promise<void> {
    const pages = await editors.items('pages');
    // The pages of sections stay, since menus link to them, but an editor may have renamed them.
    this.#sections ??= {
      news: pages.find((page) => slugIn(page, 'de') === 'aktuelles')!.id,
      working_groups: pages.find((page) => slugIn(page, 'de') === 'vhm-arbeitskreise')!.id,
    };
    const sections = this.#sections;
    const sectionOf = ({ section }: Item) => pages.find(({ id }) => id === sections[section!]);
    const items = { pages, news: await editors.items('news') };
    for (const kind of ['pages', 'news'] as const) {
      for (const item of items[kind].filter(({ status }) => status === 'published')) {
        const section = kind === 'news' ? sectionOf(item) : undefined;
        for (const address of addressesOf(item, section)) {
          if (await answers(address)) this.#known.set(address, nameOf(kind, item));
        }
      }
    }
  }

  /** The addresses of this website to which its pages link, each with a page that has the link. */
  #links(): ReadonlyMap<string, string> {
    const links = new Map<string, string>();
    for (const file of globSync('**/*.html', { cwd: this.#folder })) {
      const document = parseDocument(readFileSync(join(this.#folder, file), 'utf8'));
      for (const { attribs } of DomUtils.getElementsByTagName('a', document)) {
        const href = attribs['href'] ?? '';
        if (/^\/(?!\/)/.test(href)) links.set(href.replace(/[?#].*$/s, ''), file);
      }
    }
    return links;
  }
}

/** @param section the page above a piece of news */
function addressesOf(item: Item, section: Item | undefined): readonly string[] {
  return item.translations.flatMap(({ language, slug }) => {
    const above = section && slugIn(section, language);
    if (section && above === undefined) return [];
    return `/${[...(language === 'de' ? [] : [language]), ...(above ? [above] : []), slug].join('/')}`;
  });
}

function slugIn({ translations }: Item, wanted: string): string | undefined {
  return translations.find(({ language }) => language === wanted)?.slug;
}

async function failing(
  addresses: readonly string[],
  answers: (address: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const results = await Promise.all(addresses.map(answers));
  return addresses.filter((_, index) => !results[index]);
}
