import { globSync, readFileSync } from 'node:fs';
import { languages } from '../../locales/languages.ts';
import { languagesRead } from './spokenStories.ts';

/** Which stories of a component a screen reader's transcript contains. */
export interface SpokenRow {
  /** With its folder: `primitives/Button`. */
  readonly component: string;
  /** Names of stories read in every language. */
  readonly inAllLanguages: readonly string[];
  readonly inGerman: readonly string[];
  readonly unread: readonly string[];
}

/** A row for each component, in alphabetical order. */
export function spokenMatrix(): SpokenRow[] {
  return globSync('stories/**/*.stories.tsx')
    .map((file) => ({ file, component: file.replace(/^stories\/|\.stories\.tsx$/g, '') }))
    .filter(({ component }) => !component.startsWith('foundations/'))
    .sort((a, b) => (a.component < b.component ? -1 : 1))
    .map(({ file, component }) => row(component, storiesIn(readFileSync(file, 'utf8'))));
}

function row(component: string, stories: readonly string[]): SpokenRow {
  const readIn = (count: number) =>
    stories.filter((_, index) => languagesRead(component, index).length === count);
  return {
    component,
    inAllLanguages: readIn(languages.length),
    inGerman: readIn(1),
    unread: readIn(0),
  };
}

/** The names of a module's stories, in the order in which JavaScript lists exports. */
function storiesIn(source: string): string[] {
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name).sort();
}
