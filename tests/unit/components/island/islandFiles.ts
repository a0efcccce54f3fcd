import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { IslandComponent } from '../../../../components/island/Island.tsx';
import * as consentManager from '../../../../stories/legal/ConsentManager.stories.tsx';
import { areaTexts, sampleOffice } from '../../../../stories/members/area/sampleBackend.ts';
import { sampleBackend } from '../../../../stories/members/logIn/silentSession.ts';
import * as liveNews from '../../../../stories/news/LiveNewsView.stories.tsx';
import * as newsletterLink from '../../../../stories/newsletter/NewsletterLinkView.stories.tsx';
import * as productList from '../../../../stories/products/ProductListPage.stories.tsx';

/** An island with its component and samples. */
export interface IslandFile {
  readonly file: string;
  /** The name of both the file and its component. */
  readonly name: string;
  /** Missing if the file breaks the rule that it exports a component of its own name. */
  readonly Component: IslandComponent | undefined;
  /** Props, by the name of their story. */
  readonly samples: readonly (readonly [name: string, props: object])[];
}

/** Finds every island of the product, so that new ones are tested automatically. */
export async function islandFiles(): Promise<IslandFile[]> {
  const files = globSync('components/**/*.island.tsx').sort();
  if (files.length === 0) throw new Error('There are no islands in components/.');
  return Promise.all(files.map(islandFile));
}

async function islandFile(file: string): Promise<IslandFile> {
  const name = basename(file, '.island.tsx');
  const module = (await import(resolve(file))) as Record<string, IslandComponent>;
  return { file, name, Component: module[name], samples: await samplesOf(file, name) };
}

async function samplesOf(file: string, name: string): Promise<IslandFile['samples']> {
  const inside = partsOfOthers[name];
  if (inside) return [['part of another component', inside]];
  const storyFile = file.replace('components/', 'stories/').replace('.island.', '.stories.');
  if (!existsSync(storyFile)) throw new Error(`${file} has no stories in ${storyFile}.`);
  const { default: _meta, ...stories } = (await import(resolve(storyFile))) as Record<
    string,
    Story
  >;
  return (
    Object.entries(stories)
      // Leave out the states that only a hydrated form reaches.
      .filter(([, { args = {}, render }]) => render === undefined && !('state' in args))
      .map(([story, { args = {} }]) => [story, args] as const)
  );
}

interface Story {
  readonly args?: object;
  readonly render?: unknown;
}

const { state: _state, ...newsPlace } = liveNews.Loading.args;
const { catalogue, total, facets } = productList.AllProducts.args.list;

/** Props of the islands that stories show only as parts of other components. */
const partsOfOthers: Readonly<Record<string, object>> = {
  LiveNewsItem: { ...newsPlace, backend: 'https://cms.example', section: 'news', siteName: 'VHM' },
  MatomoOptOut: consentManager.Everything.args.matomo,
  MembersArea: {
    ...areaTexts.place,
    backend: sampleBackend,
    office: sampleOffice,
    siteName: 'VHM',
  },
  MoreProducts: { results: 'results', href: '/produkte/2', shown: 24, total: 60 },
  NewsletterLink: newsletterLink.Waiting.args,
  OfflineChoice: {},
  ProductFilter: { results: 'results', catalogue, total, facets },
  StoredConsents: {},
  ThanksMessage: {},
};
