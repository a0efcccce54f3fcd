import type { Answer } from '../../installation.ts';
import type { SharedCms } from '../../sharedCms.ts';
import type { Kind, Session, Step } from './steps.ts';

/** A page or a piece of news, with its texts. */
export interface Item {
  readonly id: number;
  readonly status: string;
  /** Only of news. */
  readonly section?: string;
  readonly translations: readonly Translation[];
}

interface Translation {
  readonly id: number;
  readonly language: string;
  readonly slug: string;
  readonly title: string;
}

/** Two editors in the real Directus, who save as its form does. */
export class Editors {
  /** How often each kind of step was saved, and how often it was refused. */
  readonly counts = new Map<string, { saved: number; refused: number }>();
  readonly #cms: SharedCms;
  #tokens: readonly string[] = [];

  constructor(cms: SharedCms) {
    this.#cms = cms;
  }

  /** A log-in lasts for a quarter of an hour, and many sessions take longer. */
  async logIn(): Promise<void> {
    this.#tokens = [await this.#cms.logIn('editor'), await this.#cms.logIn('editor')];
  }

  /**
   * Takes all steps of a session.
   *
   * @returns the items that were withdrawn or deleted, each by `nameOf`
   * @throws Error if Directus answers a step neither with a success nor with a refusal
   */
  async take(session: Session): Promise<ReadonlySet<string>> {
    const gone = new Set<string>();
    for (const pair of session) {
      // Both see the same records, as two people who opened their forms at the same time.
      const seen = { pages: await this.items('pages'), news: await this.items('news') };
      const take = async (step: Step, editor: number) => {
        const { answer, item } = await this.#takeStep(step, seen, this.#tokens[editor]!);
        if (!answer) return;
        const isSaved = answer.status < 300;
        if (!isSaved && !refusals.includes(answer.status))
          throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        this.#count(step.does, isSaved);
        if (isSaved && item && (step.does === 'withdraw' || step.does === 'delete')) gone.add(item);
      };
      // No text is locked while another record goes: a link that is saved in that moment is dead, and on the overview.
      const link = pair.findIndex(({ does }) => does === 'link');
      if (link !== -1) await take(pair[link]!, link);
      await Promise.all(
        pair.map(async (step, editor) => {
          if (editor !== link) await take(step, editor);
        }),
      );
    }
    return gone;
  }

  /** The items whose addresses editors choose. */
  async items(kind: Kind): Promise<readonly Item[]> {
    const own =
      kind === 'pages' ? 'filter[key][_eq]=content&fields=id,status' : 'fields=id,status,section';
    const texts = ['id', 'language', 'slug', 'title'].map((field) => `translations.${field}`);
    const { status, body } = await this.#cms.ask(
      'GET',
      `/items/${kind}?${own},${texts.join()}&limit=-1&sort=id`,
      undefined,
      this.#tokens[0],
    );
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as readonly Item[];
  }

  async #takeStep(
    step: Step,
    seen: Readonly<Record<Kind, readonly Item[]>>,
    token: string,
  ): Promise<{ readonly answer?: Answer; readonly item?: string }> {
    const send = async (method: string, path: string, body?: unknown) =>
      this.#cms.ask(method, path, body, token);
    if (step.does === 'reorder') return { answer: await this.#reorder(step.by, send) };
    const { kind } = step;
    if (step.does === 'create')
      return { answer: await send('POST', `/items/${kind}`, created(step)) };

    const item = seen[kind][step.at % seen[kind].length];
    if (!item) return {};
    const path = `/items/${kind}/${item.id}`;
    const name = nameOf(kind, item);
    const change = async (changes: object) => ({
      answer: await send('PATCH', path, changes),
      item: name,
    });
    switch (step.does) {
      case 'rename': {
        return change(texts(item, ({ slug }) => ({ slug: `${groupOf(slug)}${step.word}` })));
      }
      case 'move': {
        if (kind === 'news')
          return change({ section: step.group === '' ? 'news' : 'working_groups' });
        return change(texts(item, ({ slug }) => ({ slug: `${step.group}${lastOf(slug)}` })));
      }
      case 'translate': {
        if (item.translations.some(({ language }) => language === step.to)) return {};
        const german = item.translations.find(({ language }) => language === 'de');
        const text = { slug: german?.slug, title: step.to, description: step.to };
        return change({
          translations: { create: [{ language: step.to, ...text }], update: [], delete: [] },
        });
      }
      case 'withdraw': {
        return change({ status: 'archived' });
      }
      case 'publish': {
        // Its old texts may link to what has gone since. Directus lists such links on the overview, and does not refuse them.
        return change({ status: 'published', ...texts(item, () => ({ body: '<p>Neu.</p>' })) });
      }
      case 'delete': {
        return { answer: await send('DELETE', path), item: name };
      }
      case 'link': {
        const offered = seen.pages.filter(({ status }) => status === 'published');
        const target = offered[step.target % offered.length];
        const slug = target?.translations.find(({ language }) => language === 'de')?.slug;
        const body = `<p>Mehr über <a href="/${slug}">${target?.translations[0]?.title}</a></p>`;
        return change(texts(item, ({ language }) => (language === 'de' ? { body } : {})));
      }
    }
  }

  /** Moves the first entries of the main menu to its end. */
  async #reorder(
    by: number,
    send: (method: string, path: string, body?: unknown) => Promise<Answer>,
  ) {
    const { body } = await send('GET', '/items/menus/primary');
    const { entries } = body.data as { readonly entries: readonly unknown[] };
    const first = by % entries.length;
    return send('PATCH', '/items/menus/primary', {
      entries: [...entries.slice(first), ...entries.slice(0, first)],
    });
  }

  #count(does: string, isSaved: boolean): void {
    const { saved, refused } = this.counts.get(does) ?? { saved: 0, refused: 0 };
    this.counts.set(
      does,
      isSaved ? { saved: saved + 1, refused } : { saved, refused: refused + 1 },
    );
  }
}

/** Directus' answers to what the rules forbid, and to a record that somebody else has just deleted. */
const refusals: readonly number[] = [400, 403];

export function nameOf(kind: Kind, { id }: Pick<Item, 'id'>): string {
  return `${kind}/${id}`;
}

function created({ kind, word, group }: Extract<Step, { does: 'create' }>): object {
  const slug = kind === 'pages' ? `${group}${word}` : word;
  const translation = { language: 'de', slug, title: `Neu: ${word}`, description: word };
  const own = kind === 'pages' ? { key: 'content' } : { date: '2026-11-22', section: 'news' };
  return { ...own, status: 'published', translations: [translation] };
}

/** The changes of an item's texts, as Directus' form sends them. */
function texts(item: Item, changesOf: (translation: Translation) => object): object {
  const update = item.translations.map((text) => ({ id: text.id, ...changesOf(text) }));
  return { translations: { create: [], update, delete: [] } };
}

function groupOf(slug: string): string {
  return slug.slice(0, slug.lastIndexOf('/') + 1);
}

function lastOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}
