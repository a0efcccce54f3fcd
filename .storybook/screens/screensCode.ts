import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Fragment, isValidElement, type ReactElement } from 'react';
import { pictureData } from './pictureData.ts';
import { readScreens } from './readScreens.ts';

/** Returns the code of a module with the exports of `screens.ts`. It needs neither the content nor Node. */
export async function screensCode(): Promise<string> {
  const code = new Code();
  const screens = new Map<string, string[]>();
  const files: string[] = [];
  for (const [project, read] of await readScreens()) {
    code.pictures = read.pictures;
    for (const [name, byLanguage] of read.screens) {
      const part = `${project}: ${code.of(byLanguage)}`;
      screens.set(name, [...(screens.get(name) ?? []), part]);
    }
    for (const [name, data] of read.files) files.push(`${JSON.stringify(name)}: ${code.of(data)}`);
  }
  return [
    "import { createElement, Fragment } from 'react';",
    ...(await code.declarations()),
    `export const screens = {${[...screens].map(([name, parts]) => `${name}: {${parts.join()}}`).join()}};`,
    `export const sharedFiles = {${files.join()}};`,
  ].join('\n');
}

/** Writes values as JavaScript. Equal parts are written once. */
class Code {
  /** The files of the present project's pictures, by address. */
  pictures: ReadonlyMap<string, string> = new Map();
  /** The names of the constants, by their code. */
  readonly #constants = new Map<string, string>();
  /** The names of the constants of pictures, by file. */
  readonly #pictureNames = new Map<string, string>();
  readonly #components = new Set<string>();

  /** @throws for a function and other values that are no data */
  of(value: unknown): string {
    if (typeof value === 'string') return this.#text(value);
    if (isValidElement<Props>(value)) return this.#shared(this.#element(value));
    if (Array.isArray(value)) return this.#shared(`[${value.map((item) => this.of(item)).join()}]`);
    if (typeof value === 'object' && value !== null) {
      return this.#shared(`{${this.#properties(value)}}`);
    }
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError(`A screen has a property that is no data: ${String(value)}`);
    }
    return String(value);
  }

  /** The imports and constants that the code needs. */
  async declarations(): Promise<string[]> {
    const pictures = await Promise.all(
      [...this.#pictureNames].map(
        async ([file, name]) => `const ${name} = ${JSON.stringify(await pictureData(file))};`,
      ),
    );
    return [
      ...[...this.#components].map(
        (name) => `import { ${name} } from ${JSON.stringify(fileOf(name))};`,
      ),
      ...pictures,
      ...[...this.#constants].map(([code, name]) => `const ${name} = ${code};`),
    ];
  }

  #element({ type, key, props: { children, ...props } }: ReactElement<Props>): string {
    const properties = this.#properties({ ...props, ...(key !== null && { key }) });
    // As separate arguments: React asks for keys in lists only.
    const content = Array.isArray(children) ? children : [children];
    return `createElement(${[this.#type(type), `{${properties}}`, ...content.map((child) => this.of(child))].join()})`;
  }

  #type(type: ReactElement['type']): string {
    if (typeof type === 'string') return JSON.stringify(type);
    if (type === Fragment) return 'Fragment';
    this.#components.add(type.name);
    return type.name;
  }

  #properties(values: object): string {
    return Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${JSON.stringify(name)}:${this.of(value)}`)
      .join();
  }

  /** A text, or an expression that puts the data of pictures in the place of their addresses. */
  #text(text: string): string {
    return (
      text
        .split(/(\/images\/[^\s"'<>()\\]+)/)
        .filter((part) => part !== '')
        .map((part) => {
          const file = this.pictures.get(part);
          return file === undefined ? JSON.stringify(part) : this.#picture(file);
        })
        .join('+') || '""'
    );
  }

  #picture(file: string): string {
    const name = this.#pictureNames.get(file) ?? `picture${this.#pictureNames.size}`;
    this.#pictureNames.set(file, name);
    return name;
  }

  #shared(code: string): string {
    if (code.length < worthSharing) return code;
    const name = this.#constants.get(code) ?? `part${this.#constants.size}`;
    this.#constants.set(code, name);
    return name;
  }
}

type Props = Readonly<Record<string, unknown>>;

/** In characters. Shorter code is hardly longer than a name. */
const worthSharing = 40;

/** Returns the file that exports a component. */
function fileOf(component: string): string {
  const file = componentFiles.get(component);
  if (file === undefined) throw new Error(`No file in components/ exports ${component}.`);
  return file;
}

const componentFiles = new Map(
  globSync('components/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+)/gm)].map(
      ([, name = '']) => [name, resolve(file)] as const,
    ),
  ),
);
