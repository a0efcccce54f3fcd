import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SharedCms } from './sharedCms.ts';

interface Authenticator {
  readonly generate: (secret: string) => string;
  readonly timeRemaining: () => number;
}

/** An app for second factors: the library with which Directus checks codes, with Directus' clock. */
export class AuthenticatorApp {
  readonly #cms: Pick<SharedCms, 'moveClock' | 'now'>;

  constructor(cms: Pick<SharedCms, 'moveClock' | 'now'>) {
    this.#cms = cms;
  }

  /** A new code. Moves the clock to the next half minute, since a code is valid once. */
  async newCode(secret: string): Promise<string> {
    const seconds = this.#library().timeRemaining();
    await this.#cms.moveClock(seconds * 1000);
    return this.#library().generate(secret);
  }

  /** A code that is not valid now, shortly before or shortly after. */
  wrongCode(secret: string): string {
    const code = this.#library().generate(secret);
    return code.replace(/\d/g, (digit) => String((Number(digit) + 5) % 10));
  }

  #library(): Authenticator {
    const require = createRequire(join(process.cwd(), 'cms', 'package.json'));
    const { authenticator } = require('otplib') as {
      authenticator: { clone: (options: { epoch: number }) => Authenticator };
    };
    return authenticator.clone({ epoch: this.#cms.now() });
  }
}
