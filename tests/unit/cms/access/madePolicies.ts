import { policies, type Policy } from '../../../../cms/access/policies.ts';
import type { Holder } from '../../../../cms/access/rights/Right.ts';
import { layout } from '../../../../cms/seed/layout.ts';

/* The policies for Directus, made without starting it, and the ids that they must have. */

export const wanted = layout('http://localhost:8080');
export let made: readonly Policy[];

// Compute this in a hook: an error while the file loads would not be reported as a failed test.
beforeAll(() => {
  made = policies(wanted, { storage: 'local', secondFactor: true });
});

/**
 * These ids must not change: existing installations use them for their policies, roles and folders.
 */
export const policyIds: Readonly<Record<Holder, string>> = {
  everybody: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  vhm: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a01',
  adt: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a04',
  editors: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a02',
  membersEditors: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a05',
  inbox: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a07',
  staff: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a06',
  build: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a03',
};
export const memberRoleIds = [
  '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b01',
  '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b04',
  '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b05',
];
export const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';
export const membersFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';

export function permissionsOf(holder: Holder) {
  return made.find(({ id }) => id === policyIds[holder])!.permissions;
}

/** The permissions on the collections that the website brings to Directus. */
export function onContent(holder: Holder) {
  return permissionsOf(holder).filter(({ collection }) => !collection.startsWith('directus_'));
}
