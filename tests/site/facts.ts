import type { Page } from '@playwright/test';
import { pages, type SitePage } from './pages.ts';

/** A page's metadata and links, read from its HTML. */
export interface PageFacts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly openGraph: Readonly<Record<string, string>>;
  /** The page in other languages: BCP 47 tag to address. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Structured data for search engines (schema.org). */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  readonly ids: readonly string[];
  /** The text of the main heading. */
  readonly heading: string;
  /** The number of breadcrumbs, with the home page and the page itself; 0 if the page shows none. */
  readonly breadcrumbs: number;
  /** Whether the main region has more to read than its heading. */
  readonly hasText: boolean;
  /** The entries of the header that lead to this page in each language, by the language. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Every href, src and srcset address. */
  readonly references: readonly string[];
}

interface Choice {
  readonly href: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

export type Facts = ReadonlyMap<string, PageFacts>;

/** The facts of all pages, by their paths. */
export async function factsOfAll(page: Page): Promise<Facts> {
  return new Map(await readAll(page, pages));
}

async function readAll(page: Page, sitePages: readonly SitePage[]) {
  return Promise.all(
    sitePages.map(async ({ path, html }) => [path, await page.evaluate(read, html)] as const),
  );
}

/** Runs in the browser, because pages must be right for a browser's parser. */
function read(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, 'text/html');

  const text = (selector: string) => page.querySelector(selector)?.textContent.trim() ?? '';
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const record = (selector: string, key: string, value: string) =>
    Object.fromEntries(
      [...page.querySelectorAll(selector)].map((element) => [
        element.getAttribute(key) ?? '',
        element.getAttribute(value) ?? '',
      ]),
    );
  const values = (name: string) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');

  return {
    lang: page.documentElement.lang,
    title: page.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    openGraph: record('meta[property^="og:"]', 'property', 'content'),
    alternates: record('link[rel=alternate][hreflang]', 'hreflang', 'href'),
    structuredData: [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => {
        const { '@graph': graph, ...thing } = JSON.parse(textContent) as Record<string, unknown>;
        return (graph ?? [thing]) as Record<string, unknown>[];
      },
    ),
    ids: values('id'),
    heading: text('main h1'),
    breadcrumbs:
      page.querySelector('main nav > ol > li[aria-current=page]')?.parentElement
        ?.childElementCount ?? 0,
    hasText: text('main').length > text('main h1').length,
    choices: Object.fromEntries(
      [...page.querySelectorAll('header nav a[hreflang][lang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        {
          href: link.getAttribute('href') ?? '',
          text: link.textContent,
          isCurrent: link.getAttribute('aria-current') === 'true',
        },
      ]),
    ),
    references: [
      ...values('href'),
      ...values('src'),
      ...values('srcset').flatMap((set) =>
        set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ),
    ],
  };
}
