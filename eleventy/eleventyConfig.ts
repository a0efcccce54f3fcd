import type { Content } from '../data/Content.ts';
import type { Environment } from '../data/settings/environment.ts';
import type { HeaderRule } from './hosting/headerTable.ts';
import type { ContentImages } from './images/prepareImages.ts';
import type { BuildMemory } from './memo/BuildMemory.ts';
import type { SiteRendering } from './rendering/SiteRendering.ts';

/** The part of Eleventy's configuration API used here; Eleventy has no types for it. */
export interface EleventyConfig {
  readonly directories: { readonly output: string };
  /** Set by callers that start Eleventy with content of their own. */
  readContent?: () => Promise<Content>;
  /** Like `readContent`, for the pictures; they are already in the output folder. */
  readImages?: () => Promise<ContentImages>;
  /** Called when scripts have changed that pages refer to. */
  onNewScripts?: () => void;
  /** Called with the headers of the site after each build. */
  onHeaders?: (headers: readonly HeaderRule[]) => void;
  /** True if the output folder already has this page in the version that the key stands for. */
  isShown?: (file: string, key: string) => boolean;
  /** Called with a page that can't be rendered. The build then continues. */
  onFailure?: (file: string, error: unknown) => void;
  /** Memo of earlier builds. */
  memory?: BuildMemory | undefined;
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

/** Returns nothing if Eleventy has nothing to write. */
type Render = (data: {
  readonly page: { readonly outputPath: string };
}) => Promise<string | undefined>;

/**
 * The pages of a build.
 *
 * @internal
 */
export interface PagesByUrl {
  readonly urlToInputPath: Readonly<Record<string, unknown>>;
}

/** The input of a build: its settings, and its content, which is read once. */
export interface Build {
  readonly environment: Environment;
  /** Cache key of the code (`codeHash`). */
  readonly code: string;
  readonly content: () => Promise<Content>;
  /** Cache key of the browser's scripts (`hashOfScriptSources`). */
  readonly scriptSources: () => Promise<string>;
  /** The parts that pages have in common. */
  readonly rendering: () => Promise<SiteRendering>;
}

/**
 * Writes a part of the output or adds data for the pages. Each folder has at most one, in its
 * `plugin.ts`.
 */
export type Plugin = (config: EleventyConfig, build: Build) => void;

/** Eleventy's event before it reads anything. */
export interface StartingBuild {
  readonly runMode: 'build' | 'watch' | 'serve';
}

/** Eleventy's event after it has written everything. */
interface FinishedBuild extends StartingBuild {
  readonly directories: { readonly output: string };
}
