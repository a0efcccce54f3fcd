import { languages } from '../../locales/languages.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { entries } from './entries.ts';

/** The fields that the package takes from the project's own package.json. */
export interface ProjectManifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Returns the package.json of the package. */
export function manifest(project: ProjectManifest, pairs: readonly TypefacePair[]): object {
  const versions = { ...project.devDependencies, ...project.dependencies };
  const compatible = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${versions[name] ?? ''}`]));
  return {
    name: 'collegium',
    version: project.version,
    description: 'Accessible React components for websites of professional associations.',
    license: project.license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(
        entries.map((entry) => [entry === 'index' ? '.' : `./${entry}`, code(entry)]),
      ),
      ...Object.fromEntries(
        languages.map((language) => [`./labels/${language}`, code(`labels/${language}`)]),
      ),
      ...Object.fromEntries(
        ['styles', 'tokens', ...pairs.map((pair) => `fonts/${pair}`)].map((name) => [
          `./${name}.css`,
          `./${name}.css`,
        ]),
      ),
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    peerDependencies: compatible('react', '@emotion/react'),
    // The last two are for the declarations, which import their types.
    dependencies: compatible(
      ...['@emotion/cache', '@emotion/styled', 'culori', 'styled-system'],
      ...['@types/styled-system', 'csstype'],
    ),
  };
}

function code(path: string): object {
  return { types: `./${path}.d.ts`, default: `./${path}.js` };
}
