import type { ServerResponse } from 'node:http';
import { ProjectHostServer } from '../../cms/projectHost/ProjectHostServer.ts';
import type { RecordedRequest } from '../../cms/projectHost/recordedRequest.ts';
import { misbehave, type Misbehaviour } from './misbehaviour.ts';

/** The demo's project host. Records its requests, and misbehaves on command. */
export class ContractServer extends ProjectHostServer {
  readonly requests: RecordedRequest[] = [];
  /** The highest number of parallel requests. */
  mostAtOnce = 0;
  #misbehaviours: Misbehaviour[] = [];
  #atOnce = 0;
  #held: PromiseWithResolvers<void> | undefined;

  static async start(): Promise<ContractServer> {
    const contract = new ContractServer();
    await contract.listen();
    return contract;
  }

  get lastRequest(): RecordedRequest {
    return this.requests.at(-1)!;
  }

  /** Makes the next requests fail, one for each misbehaviour, in this order. */
  misbehave(...misbehaviours: readonly Misbehaviour[]) {
    this.#misbehaviours.push(...misbehaviours);
  }

  /** Delays all responses until `release()` is called. */
  hold() {
    this.#held = Promise.withResolvers();
  }

  release() {
    this.#held?.resolve();
    this.#held = undefined;
  }

  override async stop() {
    this.release();
    await super.stop();
  }

  protected override async respond(request: RecordedRequest, response: ServerResponse) {
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    response.once('close', () => {
      this.#atOnce -= 1;
    });
    this.requests.push(request);
    await this.#held?.promise;
    const right = () => this.backend.respond(request);
    const misbehaviour = this.#misbehaviours.shift();
    return misbehaviour ? misbehave(misbehaviour, response, right) : right();
  }
}
