import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, start, type Finished } from '../../unit/eleventy/commands/command.ts';
import { servedFolder } from '../servers.ts';

/** Two folders of a test: the built site, and the place where it is published. */
export class Publishing {
  readonly #own = mkdtempSync(join(tmpdir(), 'collegium-publish-'));
  readonly site = join(this.#own, 'site');
  readonly folder = servedFolder();
  readonly environment: Record<string, string> = {
    OUT_DIR: this.site,
    PUBLISH_TO: this.folder,
    PUBLISHED_BY: 'Anna Muster',
  };

  /** Runs `npm run publish`. */
  run(args: readonly string[] = [], environment: Record<string, string> = {}): Promise<Finished> {
    return run(command, { args, environment: { ...this.environment, ...environment } });
  }

  start(environment: Record<string, string> = {}) {
    return start(command, { environment: { ...this.environment, ...environment } });
  }

  delete(): void {
    for (const folder of [this.#own, this.folder]) rmSync(folder, { recursive: true });
  }
}

const command = 'eleventy/commands/publish.ts';
