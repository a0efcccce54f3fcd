import { readdirSync } from 'node:fs';

/**
 * The files in a folder and its subfolders, as relative paths with `/` on every system. Empty if
 * the folder does not exist. Synchronous, because a site has as many folders as pages, and waiting
 * for each takes longer than reading it.
 */
export function filesIn(folder: string): string[] {
  const files: string[] = [];
  const look = (above: string) => {
    for (const entry of entriesIn(`${folder}/${above}`)) {
      const path = above + entry.name;
      if (entry.isDirectory()) look(`${path}/`);
      else files.push(path);
    }
  };
  look('');
  return files;
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
