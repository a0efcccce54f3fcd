import type { PublishTarget } from '../../data/settings/publishTarget.ts';
import { goBack } from './goBack.ts';
import { Lock } from './Lock.ts';
import { Place } from './Place.ts';
import { readPublications, type Publication, type Publications } from './Publication.ts';
import { publishBuild } from './publishBuild.ts';
import type { Build, Publisher } from './Publisher.ts';

/** Publishes as releases, to a folder of this computer or of a host with a shell. */
export class Releases implements Publisher {
  readonly #place: Place;

  constructor(target: PublishTarget, sshSettings: string | undefined) {
    this.#place = new Place(target, sshSettings);
  }

  get printed(): string {
    return this.#place.printed;
  }

  async list(): Promise<Publications> {
    return readPublications(await this.#place.run('list'));
  }

  async publish(build: Build): Promise<Publication | undefined> {
    return this.#locked(build, (lock) => publishBuild(this.#place, lock, build));
  }

  async goBack(who: Omit<Build, 'outDir'>, wanted?: number): Promise<Publication> {
    return this.#locked(who, (lock) => goBack(this.#place, lock, { ...who, wanted }));
  }

  async #locked<Result>(
    { by, time }: Omit<Build, 'outDir'>,
    action: (lock: Lock) => Promise<Result>,
  ): Promise<Result> {
    const lock = await Lock.take(this.#place, by, time);
    try {
      return await action(lock);
    } finally {
      await lock.release();
    }
  }
}
