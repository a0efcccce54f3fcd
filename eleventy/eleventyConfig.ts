import type { Content } from '../data/Content.ts';
import type { Environment } from '../data/settings/environment.ts';
import type { HeaderRule } from './hosting/headerTable.ts';
import type { ContentImages } from './images/prepareImages.ts';
import type { BuildMemory } from './memo/BuildMemory.ts';
import type { SiteRendering } from './rendering/SiteRendering.ts';

/** The part of Eleventy's configuration API that is used here; Eleventy brings no types for it. */
export interface EleventyConfig {
  readonly directories: { readonly output: string };
  /** Set by who starts Eleventy with content of its own. */
  readContent?: () => Promise<Content>;
  /** The same of its pictures, which are in the output folder then. */
  readImages?: () => Promise<ContentImages>;
  /** Called when there are other scripts than pages know of. */
  onNewScripts?: () => void;
  /** Called with the headers of the site when they are known. */
  onHeaders?: (headers: readonly HeaderRule[]) => void;
  /** Tells whether a page is in the folder as it would become. */
  isShown?: (file: string, key: string) => boolean;
  /** Called with a page that can't be rendered, which then does not end the build. */
  onFailure?: (file: string, error: unknown) => void;
  /** What the builds before have made. */
  memory?: BuildMemory;
  addPlugin(plugin: Plugin, build: Build): void;
  addTemplateFormats(formats: string): void;
  addExtension(extension: string, options: TemplateLanguage): void;
  addGlobalData(name: string, data: unknown): void;
  addPassthroughCopy(files: Record<string, string>): void;
  setUseGitIgnore(uses: boolean): void;
  addWatchTarget(glob: string): void;
  setWatchJavaScriptDependencies(watches: boolean): void;
  setChokidarConfig(options: object): void;
  setServerOptions(options: Record<string, unknown>): void;
  on(event: 'eleventy.before', listener: (build: StartingBuild) => unknown): void;
  on(event: 'eleventy.contentMap', listener: (pages: PagesByUrl) => unknown): void;
  on(event: 'eleventy.after', listener: (build: FinishedBuild) => unknown): void;
  on(event: 'eleventy.beforeWatch', listener: (changedFiles: string[]) => unknown): void;
  on(event: 'eleventy.afterwatch', listener: () => unknown): void;
}

/** https://www.11ty.dev/docs/languages/custom/#overriding-an-existing-template-language */
interface TemplateLanguage {
  readonly key: string;
  compile?: (this: { readonly defaultRenderer: Render }) => Render;
}

/** Gives nothing where there is nothing for Eleventy to write. */
type Render = (data: {
  readonly page: { readonly outputPath: string };
}) => Promise<string | undefined>;

/** Which pages there are. */
export interface PagesByUrl {
  readonly urlToInputPath: Readonly<Record<string, unknown>>;
}

/** What a build is of: its settings, and its content, which is read once. */
export interface Build {
  readonly environment: Environment;
  /** Tells this version of the code from all others (`codeHash`). */
  readonly code: string;
  readonly content: () => Promise<Content>;
  /** Tells what scripts of the browser are made of from all others (`hashOfScriptSources`). */
  readonly scriptSources: () => Promise<string>;
  /** What its pages have in common. */
  readonly rendering: () => Promise<SiteRendering>;
}

/** A part of what a build writes, or tells the pages: one a room, in its `plugin.ts`. */
export type Plugin = (config: EleventyConfig, build: Build) => void;

/** What Eleventy tells before it reads anything. */
export interface StartingBuild {
  readonly runMode: 'build' | 'watch' | 'serve';
}

/** What Eleventy tells when it has written everything. */
export interface FinishedBuild extends StartingBuild {
  readonly directories: { readonly output: string };
}
