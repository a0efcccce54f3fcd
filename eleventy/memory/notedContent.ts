import type { Content } from '../../data/Content.ts';
import type { MenuEntry } from '../../data/model/menu.ts';
import type { Site } from '../../data/model/site.ts';
import type { SitePage } from '../../data/model/sitePage.ts';
import type { Route } from '../../data/routes/route.ts';
import type { Routes } from '../../data/routes/Routes.ts';
import type { Language } from '../../locales/languages.ts';
import type { Answers, Asked } from './Answers.ts';
import { noteQuestion } from './notes.ts';

/** What pages ask, noting it. */
export function notedAnswers(
  { siteContent, contentImages, socialImages }: Asked,
  answers: Answers,
): Asked {
  return {
    siteContent: notedContent(siteContent, answers),
    contentImages: notedMap(contentImages, 'image'),
    socialImages: notedMap(socialImages, 'social'),
  };
}

/**
 * The content as pages are shown it: it notes what is asked of it, so that a page is made again when
 * an answer is another, and not before. What no line here knows is noted as a question for all of it,
 * so new code costs time at worst, and never shows what is no longer so.
 */
function notedContent(content: Content, answers: Answers): Content {
  const site = notedSite(content.site);
  const routes = notedRoutes(content.routes);
  return new Proxy(content, {
    get(target, name) {
      switch (name) {
        case 'site':
          return site;
        case 'routes':
          return routes;
        case 'addressOf':
          return (path: string, language: Language) => {
            noteQuestion(`address ${language} ${path}`);
            return target.addressOf(path, language);
          };
        case 'hasNewsIn':
          return (language: Language) => {
            noteQuestion(`hasNews ${language}`);
            return target.hasNewsIn(language);
          };
        case 'menusIn':
          return (language: Language) => {
            noteQuestion(`menus ${language}`);
            return target.menusIn(language);
          };
        case 'newsIn':
          return (language: Language) => answers.newsIn(language);
        case 'folder':
          // Answered before its files are looked at, so that none changes in between.
          answers.to('content folder');
          noteQuestion('content folder');
          return target.folder;
        default:
          noteQuestion(`content ${String(name)}`);
          return Reflect.get(target, name) as unknown;
      }
    },
  });
}

/** Records are as they are: who gets hold of one has asked for all of its kind. */
function notedSite(site: Site): Site {
  return new Proxy(site, {
    get(target, name) {
      if (name in target) noteQuestion(`site ${String(name)}`);
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** Where a record is need not be noted: its addresses are a part of what is remembered of it. */
function notedRoutes(routes: Routes): Routes {
  const known = new Map<Route, Route>();
  const own = {
    at(path: string): Route | undefined {
      noteQuestion(`language ${path}`);
      const route = routes.at(path);
      if (!route) return undefined;
      const noted = known.get(route) ?? notedRoute(route);
      known.set(route, noted);
      return noted;
    },
    isAt(path: string, page: SitePage): boolean {
      noteQuestion(`place ${path}`);
      return routes.isAt(path, page);
    },
    pathOf: routes.pathOf.bind(routes),
    alternates: routes.alternates.bind(routes),
    localised(address: string, language: Language): string {
      noteQuestion(`localised ${language} ${address}`);
      return routes.localised(address, language);
    },
    overviewOf(entry: MenuEntry) {
      noteQuestion('overviews');
      return routes.overviewOf(entry);
    },
  } satisfies Partial<Routes>;
  return new Proxy(routes, {
    get(target, name) {
      if (name in own) return Reflect.get(own, name) as unknown;
      noteQuestion('routes');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Mostly, only the language is asked for of what is at an address. */
function notedRoute(route: Route): Route {
  return new Proxy(route, {
    get(target, name) {
      if (name === 'page' || name === 'parts') noteQuestion(`page ${target.path}`);
      else if (name !== 'path' && name !== 'language') noteQuestion(`route ${target.path}`);
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** The same of what is known by addresses, such as pictures. */
function notedMap<Value>(
  map: ReadonlyMap<string, Value>,
  kind: 'image' | 'social',
): ReadonlyMap<string, Value> {
  return new Proxy(map, {
    get(target, name) {
      if (name === 'get') {
        return (address: string) => {
          noteQuestion(`${kind} ${address}`);
          return target.get(address);
        };
      }
      noteQuestion(`${kind}s`);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
