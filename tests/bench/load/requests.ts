import type { Request as LoadedRequest } from 'autocannon';
import { endpointOf, forms } from '../../../contract/forms/forms.ts';
import { demoPeople } from '../../../cms/people.ts';
import { newMessage, nextAddress, site } from '../../cms/forms/endpoint.ts';
import { passwordOf, type Installation } from '../../cms/installation.ts';

/** A kind of request, which autocannon repeats. */
export type Requests = Required<Pick<LoadedRequest, 'setupRequest'>>;

const json = { 'content-type': 'application/json' };

/** Each request comes from a network address of its own, so that no limit is reached. */
const fromAnywhere = () => ({ 'x-forwarded-for': nextAddress() });

/**
 * Messages of the contact form. Browsers compute the proof of work before they send, so it is not measured.
 *
 * @param count how many messages will be sent; each has its key, and is stored once
 */
export async function messages({ url }: Installation, count: number): Promise<Requests> {
  const prepared: { readonly from: string; readonly body: string }[] = [];
  // autocannon prepares a few more requests than it sends.
  while (prepared.length < count + 100) {
    const from = nextAddress();
    prepared.push({ from, body: JSON.stringify(await newMessage(url, {}, { from })) });
  }
  return {
    setupRequest: (request) => {
      const next = prepared.pop();
      if (!next) throw new Error(`There are only ${count} messages.`);
      const headers = { ...json, origin: site, 'x-forwarded-for': next.from };
      return {
        ...request,
        method: 'POST',
        path: endpointOf(forms.contact),
        headers,
        body: next.body,
      };
    },
  };
}

/** Log-ins of a member with the right password. */
export async function logIns({ data }: Installation): Promise<Requests> {
  const { email } = demoPeople.member;
  const body = JSON.stringify({ email, password: await passwordOf(data, 'member') });
  return {
    setupRequest: (request) => ({
      ...request,
      ...{ method: 'POST', path: '/auth/login', headers: { ...json, ...fromAnywhere() }, body },
    }),
  };
}

/** The list of news, as a page of the members' area reads it. */
export async function memberPages({ logIn }: Installation): Promise<Requests> {
  const authorization = `Bearer ${await logIn('member')}`;
  return {
    setupRequest: (request) => ({
      ...request,
      ...{ method: 'GET', path: '/items/member_news?limit=10&fields=*,translations.*' },
      headers: { ...fromAnywhere(), authorization },
    }),
  };
}
