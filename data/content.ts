import type { Site } from './model/site.ts';
import type { Routes } from './routes/routes.ts';

/** Everything that the pages are made of: the checked content, and where each page is. */
export class Content {
  readonly site: Site;
  readonly routes: Routes;
  /** Where the content came from, in words. */
  readonly source: string;
  /** The folder that the content's image files are in. */
  readonly folder: string;

  constructor(parts: Pick<Content, 'site' | 'routes' | 'source' | 'folder'>) {
    this.site = parts.site;
    this.routes = parts.routes;
    this.source = parts.source;
    this.folder = parts.folder;
  }
}
