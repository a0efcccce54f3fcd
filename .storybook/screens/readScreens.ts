import { readFile } from 'node:fs/promises';
import { cloneElement, type ReactElement } from 'react';
import sharp from 'sharp';
import type { Content } from '../../data/Content.ts';
import { fileOf, fileUses, type LocalFile } from '../../data/files/files.ts';
import { loadContent } from '../../data/loadContent.ts';
import type { Route } from '../../data/routes/route.ts';
import { readEnvironment } from '../../data/settings/environment.ts';
import type { Assets } from '../../eleventy/assets/assets.ts';
import type { ContentImage } from '../../eleventy/images/contentImage.ts';
import { inlineDrawing } from '../../eleventy/images/inlineDrawing.ts';
import { embedsIn } from '../../eleventy/richText/richText.ts';
import { PageDataWriter } from '../../eleventy/pageData/PageDataWriter.ts';
import { SiteRendering } from '../../eleventy/rendering/SiteRendering.ts';
import { SharedProps } from '../../pages/template/SharedProps.ts';
import type { RenderPage } from '../../pages/template/template.tsx';
import type { BuildData } from '../../pages/template/templateData.ts';
import { projects, type ProjectName } from '../projects.ts';
import { screenPages, type ScreenName, type ScreenPage } from './pages.ts';
import type { Screen, ScreenByLanguage } from './screen.ts';

/** The screens of a project, and the files that they refer to. */
interface ProjectScreens {
  readonly screens: ReadonlyMap<ScreenName, ScreenByLanguage>;
  /** The files that pages fetch, by name. */
  readonly files: ReadonlyMap<string, unknown>;
  /** The files of the content's pictures by address. */
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * Makes the screens of the embedded projects from the templates of the build, as if the websites had a backend that visitors
 * reach. Runs in Node.
 */
export async function readScreens(): Promise<ReadonlyMap<ProjectName, ProjectScreens>> {
  const all = new Map<ProjectName, ProjectScreens>();
  for (const project of Object.keys(projects) as ProjectName[]) {
    all.set(project, await screensOf(project));
  }
  return all;
}

async function screensOf(project: ProjectName): Promise<ProjectScreens> {
  const environment = readEnvironment({
    PROJECT: project,
    SITE_URL: 'https://vhm.example',
    DIRECTUS_PUBLIC_URL: 'https://cms.vhm.example',
  });
  const siteContent = await loadContent(environment, embedsIn);
  const pictures = picturesOf(siteContent);
  const files = new Map<string, unknown>();
  const data: BuildData = {
    environment,
    siteContent,
    assets,
    contentImages: new Map(await Promise.all([...pictures].map(measured))),
    socialImages: new Map(),
    pageData: new PageDataWriter((address, json) => {
      const { data: shared } = JSON.parse(json) as { readonly data?: unknown };
      if (shared !== undefined) files.set(address.replaceAll(/^.*\/|\.json$/g, ''), shared);
    }),
    rendering: new SiteRendering(siteContent, assets),
    sharedProps: new SharedProps(),
    ...{ isShown: undefined, onFailure: undefined, memory: undefined },
    ...{ searchIndex: undefined, textMemory: undefined, accessibilityCheck: undefined },
  };
  const screens = new Map<ScreenName, ScreenByLanguage>();
  for (const [name, page] of Object.entries<ScreenPage>(screenPages)) {
    const path = page[project];
    if (path === undefined) continue;
    // Safe: the names are the keys of the table.
    screens.set(name as ScreenName, await screenInAllLanguages(page.template, path, data));
  }
  return { screens, files, pictures };
}

/** Storybook has no scripts of pages. */
const assets: Assets = {
  ...{ mainScript: '', islandScript: '', headScript: '' },
  ...{ newsletterScript: '', memberLinkScript: '', markMemberScript: '' },
  ...{ offlineScript: '', notFoundScript: '' },
  ...{ fontFaces: [], preloadFonts: [] },
};

/** @throws if the project has no page of the template at the German address */
async function screenInAllLanguages(
  template: string,
  path: string,
  buildData: BuildData,
): Promise<ScreenByLanguage> {
  const module: unknown = await import(`../../pages/${template}.11ty.tsx`);
  const { data, render } = module as Template;
  const routes = routesIn(data.pagination.data, buildData.siteContent);
  const german = routes.find((route) => route.path === path);
  if (!german) throw new Error(`.storybook/screens/pages.ts: ${template} has no page at ${path}.`);
  const { languages } = buildData.siteContent.site;
  return Object.fromEntries(
    languages.flatMap((language) => {
      // The first: a list has further pages.
      const route = routes.find((each) => each.page === german.page && each.language === language);
      return route ? [[language, screenOf(render, { ...buildData, route })]] : [];
    }),
  );
}

interface Template {
  readonly data: { readonly pagination: { readonly data: string } };
  readonly render: RenderPage;
}

/** @param path of the template's routes in Eleventy's data, such as `siteContent.shells.news` */
function routesIn(path: string, siteContent: Content): readonly Route[] {
  let value: unknown = { siteContent };
  for (const name of path.split('.')) value = (value as Record<string, unknown>)[name];
  return value as readonly Route[];
}

function screenOf(render: RenderPage, data: Parameters<RenderPage['parts']>[0]): Screen {
  const { path, header, main, footer, slots, consent } = render.parts(data);
  const { 'language-switch': languageSwitch } = slots;
  if (!languageSwitch || !consent) throw new Error(`${path} has no language switch or no banner.`);
  return {
    // Safe: each page has this header. Its slot is empty here, as the story fills it.
    header: cloneElement(header.element() as Screen['header'], { languageSwitch: undefined }),
    languageSwitch,
    main: withoutScript(main),
    footer: footer.element(),
    banner: consent.banner(),
    consents: consent.entries,
    path,
  };
}

function withoutScript(main: ReactElement): ReactElement {
  const { props } = main as ReactElement<{ readonly script?: string | undefined }>;
  return props.script === undefined ? main : cloneElement(main, { script: undefined } as object);
}

/** Returns the files of the content's pictures by address. */
function picturesOf({ site, folder }: Content): ReadonlyMap<string, string> {
  const inFolder = (use: LocalFile) => [`/images/${use.file}`, fileOf(use, folder) ?? ''] as const;
  return new Map(
    fileUses(site)
      .filter(({ folder: place }) => place === 'images')
      .map(inFolder),
  );
}

/** Returns a picture in one format and size. */
async function measured([address, file]: readonly [string, string]): Promise<
  [string, ContentImage]
> {
  const { width, height } = await sharp(file).metadata();
  const drawing = file.endsWith('.svg') ? inlineDrawing(await readFile(file, 'utf8')) : undefined;
  return [
    address,
    { ...{ src: address, width, height, sources: [] }, ...(drawing && { drawing }) },
  ];
}
