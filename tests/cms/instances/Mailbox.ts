import type { CaughtMail } from '../../../cms/mailPage.ts';
import { header } from '../forms/subscribers.ts';

interface Places {
  readonly smtpPort: number;
  readonly mailPort: number;
}

const key = 'b'.repeat(64);

/** The mail server of all instances, which keeps all mails. */
export class Mailbox {
  readonly #server: { stop(): Promise<void> };
  readonly #address: string;

  private constructor(server: { stop(): Promise<void> }, { mailPort }: Places) {
    this.#server = server;
    this.#address = `http://localhost:${mailPort}/${key}/messages`;
  }

  static async open(places: Places): Promise<Mailbox> {
    // A dynamic import: its packages may be installed only before the first test.
    const { startMailCatcher } = await import('../../../cms/mailCatcher.ts');
    return new Mailbox(await startMailCatcher(places, key), places);
  }

  async mails(): Promise<readonly CaughtMail[]> {
    return (await (await fetch(this.#address)).json()) as CaughtMail[];
  }

  async empty(): Promise<void> {
    await fetch(this.#address, { method: 'DELETE' });
  }

  close(): Promise<void> {
    return this.#server.stop();
  }
}

/** The identity of a mail for its recipient: mail programs show two with the same id once. */
export function idOf(mail: CaughtMail): string {
  return `${mail.to} ${header(mail, 'Message-ID') ?? ''}`;
}
