import { afterEach, beforeEach, expect } from '@jest/globals';
import { site } from '../../../../../../cms/forms/endpoint.ts';
import { post, signUp as signUpAt } from '../../../../../../cms/forms/subscribers.ts';
import { FormsEndpoint } from '../formsEndpoint.ts';

/*
 * The newsletter, as its subscribers use it. Each test of a file that imports this module has an
 * endpoint of its own.
 */

export let endpoint: FormsEndpoint;

beforeEach(async () => {
  endpoint = await FormsEndpoint.start();
});
afterEach(() => endpoint.stop());

/** Written by hand: the proof of consent names who sends what, and how to withdraw (BGH, VI ZR 721/15). */
export const words = {
  de: 'Mit „Bestätigen“ willigen Sie ein, dass wir (Verband) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit widerrufen: mit dem Abmeldelink in jeder Ausgabe oder per E-Mail an uns.',
  en: 'By pressing “Confirm” you agree that we (Verband) send you our newsletter with news, events and offers by email. You can withdraw your consent at any time, by the unsubscribe link in every issue or by an email to us.',
};

export const day = 24 * 60 * 60_000;

export const signUp = (changes = {}) => signUpAt(endpoint.url, changes);

export const ask = async (path: string, body: object) => {
  const { status, told } = await post(endpoint.url, `/collegium/subscribers/${path}`, body);
  return `${status} ${told!}`;
};

export const subscribers = () => endpoint.database('subscribers').select('*');

/** The states of all subscribers: `anna confirmed`. */
export async function statesOf(): Promise<string[]> {
  const rows = (await subscribers()) as readonly { email: string; state: string }[];
  return rows.map(({ email, state }) => `${email.split('@')[0]!} ${state}`);
}

/** The tokens in the only mail that is due. */
export async function tokensOfMail(confirmPage = '/newsletter/bestaetigen') {
  const mails = await endpoint.sendMails();
  expect(mails).toHaveLength(1);
  const { text, list } = mails[0] as { text: string; list: { unsubscribe: string } };
  const tokenOn = (page: string) => new RegExp(`${site}${page}#([\\w-]{43})`).exec(text)?.[1] ?? '';
  return {
    confirm: tokenOn(confirmPage),
    unsubscribe: list.unsubscribe.split('/').at(-1)!,
    oneClick: list.unsubscribe,
  };
}

/** Subscribes an address and presses the button in the mail. */
export async function subscribe(email: string) {
  await signUp({ email });
  const { confirm } = await tokensOfMail();
  expect(await ask('confirm', { token: confirm })).toBe('200 confirmed');
  return tokensOfMail();
}
