import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { IslandComponent } from '../../../../components/island/Island.tsx';

/** An island with its component and fixtures. */
export interface IslandFile {
  readonly file: string;
  /** The name of both the file and its component. */
  readonly name: string;
  /** Missing if the file breaks the rule that it exports a component of its own name. */
  readonly Component: IslandComponent | undefined;
  /** The named props in its fixtures. */
  readonly fixtures: readonly (readonly [name: string, props: object])[];
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
  return { file, name, Component: module[name], fixtures: await fixturesBeside(file) };
}

async function fixturesBeside(file: string): Promise<(readonly [string, object])[]> {
  const [fixturesFile] = globSync(file.replace('.island.tsx', '.fixtures.{ts,tsx}'));
  if (!fixturesFile) throw new Error(`There are no fixtures beside ${file}.`);
  const module = (await import(resolve(fixturesFile))) as Record<string, Record<string, object>>;
  return Object.entries(module)
    .filter(([name]) => name.endsWith('Fixtures'))
    .flatMap(([, fixtures]) => Object.entries(fixtures));
}
