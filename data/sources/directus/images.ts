import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { StoredImage } from './records.ts';

/** What the backend tells about a file. */
export interface BackendFile {
  readonly id: string;
  readonly filename_download: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Images as they are to be stored: each has a name of its own. */
export class ImageStore {
  readonly images = new Map<string, StoredImage>();
  readonly #folder: string;
  readonly #names = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add(file: BackendFile, content: Uint8Array): Promise<void> {
    const name = this.#freeName(file);
    this.#names.add(name);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, name), content);
    const drawn = name.endsWith('.svg') ? svgSize(new TextDecoder().decode(content)) : undefined;
    this.images.set(file.id, {
      file: name,
      width: file.width ?? drawn?.width ?? 0,
      height: file.height ?? drawn?.height ?? 0,
    });
  }

  /** Removes what earlier reads stored and the content no longer has. */
  async removeOthers(): Promise<void> {
    const present = await readdir(this.#folder).catch(() => []);
    const others = present.filter((name) => !this.#names.has(name));
    await Promise.all(others.map((name) => rm(join(this.#folder, name))));
  }

  /** The editor's own name, made safe for a path, and told apart from others of that name. */
  #freeName({ id, filename_download: original }: BackendFile): string {
    const extension = extname(original);
    const safe = (text: string) => text.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
    const stem = safe(original.slice(0, original.length - extension.length)) || 'image';
    const end = `.${safe(extension.slice(1))}`;
    return this.#names.has(stem + end) ? `${stem}-${id.slice(0, 8)}${end}` : stem + end;
  }
}

/** The size that an SVG says of itself, since the backend does not measure drawings. */
export function svgSize(svg: string): { width: number; height: number } | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
  const size = (name: string) => {
    const [, number] = /^([\d.]+)(?:px)?$/.exec(attribute(name) ?? '') ?? [];
    return number === undefined ? undefined : Math.round(Number(number));
  };
  const box = (attribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const width = size('width') ?? Math.round(box[2] ?? 0);
  const height = size('height') ?? Math.round(box[3] ?? 0);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
