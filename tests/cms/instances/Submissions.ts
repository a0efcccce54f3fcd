import { randomUUID } from 'node:crypto';
import { subscribersPath } from '../../../contract/forms/endpoints.ts';
import { demoPeople } from '../../../cms/people.ts';
import { newMessage, nextAddress, sendMessage } from '../forms/endpoint.ts';
import { newSignUp, post } from '../forms/subscribers.ts';
import { passwordOf } from '../installation.ts';
import { soon } from '../soon.ts';
import type { Cluster } from './cluster.ts';
import { idOf } from './Mailbox.ts';
import { insist } from './visitors.ts';

/** Messages, sign-ups and log-ins through the load balancer, and what has become of them. */
export class Submissions {
  readonly #cluster: Cluster;
  /** Begins the names and addresses of these visitors. */
  readonly #label = `v${randomUUID().slice(0, 8)}`;
  /** The refusals that visitors got, such as `503 SERVICE_UNAVAILABLE`. */
  readonly seen = { forms: [] as string[], logIns: [] as string[] };
  /** The access tokens of log-ins. */
  readonly tokens: string[] = [];
  messages = 0;
  signUps = 0;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
  }

  /** One visitor. Of three, the first writes, the second signs up, and the third logs in. */
  async visit(index: number): Promise<void> {
    if (index % 3 === 0) await this.#logIn();
    else if (index % 3 === 1) await this.#write(index);
    else await this.#signUp(index);
  }

  async #write(index: number): Promise<void> {
    const { url } = this.#cluster;
    const from = nextAddress();
    const changes = {
      name: `${this.#label}-${index}.`,
      email: `${this.#label}-m${index}@vhm.example`,
    };
    let message: object | undefined;
    await insist(async () => {
      message ??= await newMessage(url, changes, { from });
      return sendMessage(url, message, { from });
    }, this.seen.forms);
    this.messages += 1;
  }

  async #signUp(index: number): Promise<void> {
    const { url } = this.#cluster;
    let form: object | undefined;
    await insist(async () => {
      form ??= await newSignUp(url, { email: `${this.#label}-s${index}@vhm.example` });
      return post(url, subscribersPath, form);
    }, this.seen.forms);
    this.signUps += 1;
  }

  async #logIn(): Promise<void> {
    const { askFrom, data } = this.#cluster;
    const { email } = demoPeople.member;
    const body = { email, password: await passwordOf(data, 'member') };
    const from = { 'x-forwarded-for': nextAddress() };
    await insist(async () => {
      const answer = await askFrom(from, { method: 'POST', path: '/auth/login', body });
      const tokens = answer.body.data as { readonly access_token: string } | undefined;
      if (tokens) this.tokens.push(tokens.access_token);
      return { status: answer.status, told: answer.body.errors?.[0]?.extensions?.code };
    }, this.seen.logIns);
  }

  /** Counts what is stored, and what has arrived after all mails are sent. */
  async outcome() {
    const { postgres, mailbox } = this.#cluster;
    const count = (what: string) => Number(postgres.query(`select count(${what}`)[0]);
    await soon(
      () => Promise.resolve(count(`*) from outgoing_mails where state <> 'sent'`)),
      (unsent) => unsent === 0,
    );
    const mails = (await mailbox.mails()).filter(({ to, subject }) =>
      `${to} ${subject}`.includes(this.#label),
    );
    return {
      messages: count(`*) from messages where name like '${this.#label}-%'`),
      subscribers: count(`*) from subscribers where email like '${this.#label}-%'`),
      mails: new Set(mails.map(idOf)).size,
      /** Mails that have arrived more than once. */
      repeated: mails.length - new Set(mails.map(idOf)).size,
    };
  }
}
