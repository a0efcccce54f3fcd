import { readdirSync } from 'node:fs';

/**
 * The files in a folder and all folders in it, by their paths from there with `/` on every system;
 * none where there is no such folder. A site has as many folders as pages: to wait for each takes
 * longer than to look.
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
