import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { warnEditors } from '../data/editorWarnings.ts';
import { downloadKinds, folderOf } from '../data/fileKinds.ts';
import { fileOf, fileUses, type FileUse } from '../data/files.ts';
import type { Content } from '../data/content.ts';
import type { EleventyConfig } from './eleventyConfig.ts';

/** Publishes the documents that the content links to, at `/files/`. */
export function downloads(config: EleventyConfig, content: () => Promise<Content>) {
  config.on('eleventy.after', async ({ directories }) => {
    const { site, folder } = await content();
    const warnings = await copyDownloads(fileUses(site), folder, directories.output);
    for (const { origin, field, warning } of warnings) warnEditors(origin, field, warning);
  });
}

interface FileWarning {
  readonly origin: string;
  readonly field: string;
  readonly warning: string;
}

/**
 * Copies the documents that the content refers to, and nothing else that lies in `files/`.
 *
 * @param folder the folder of the content
 * @returns what the editor has to mend
 */
export async function copyDownloads(
  uses: readonly FileUse[],
  folder: string,
  outDir: string,
): Promise<FileWarning[]> {
  const warnings: FileWarning[] = [];
  for (const use of uses) {
    if (use.folder !== 'files') continue;
    const file = fileOf(use, folder);
    const isOffered = folderOf(use.file) === 'files';
    if (file !== undefined && isOffered) {
      const target = join(outDir, use.folder, use.file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(file, target);
    } else if (!use.onHost) {
      const { origin, field } = use;
      warnings.push({ origin, field, warning: reason(use, isOffered) });
    }
  }
  return warnings;
}

function reason({ file }: FileUse, isOffered: boolean): string {
  return isOffered
    ? `there is no ${file} in the content's files/.`
    : `${file} is no document that the website offers (${downloadKinds}).`;
}
