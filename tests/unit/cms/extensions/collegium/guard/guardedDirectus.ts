import { jest } from '@jest/globals';
import { FakeDirectus } from './fakeDirectus.ts';
import { limiters } from './fakeModules.ts';

/** The fake Directus of the current test: each test of a file that imports this module has a new one. */
export let directus: FakeDirectus;

let now = 1_800_000_000_000;

beforeEach(async () => {
  limiters.length = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  directus = await FakeDirectus.start();
});

afterEach(() => directus.stop());

/** Sets the clock of the guards forward, by milliseconds. */
export function letTimePass(ms: number): void {
  now += ms;
}

export const editor = { admin: false };

/** Senders without the rights of an administrator. */
export const anybody = [undefined, null, { admin: false }];

/** The office's right to members' accounts. */
export const readOfMembers = {
  ...{ collection: 'directus_users', permissions: { role: { _eq: 'member' } } },
  fields: ['email', 'last_name', 'role'],
};
