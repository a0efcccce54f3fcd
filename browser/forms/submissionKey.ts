import { submissionPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/**
 * By which the door knows a submission that it has been sent before: the same for the same content,
 * until that has arrived, even where the page is loaded again in between. It says nothing of the
 * content to whom does not know the secret, which stays in this tab.
 */
export async function submissionKey(path: string, content: object): Promise<string> {
  const text = JSON.stringify([secretOf(path), Object.entries(content).sort()]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return uuidOf(new Uint8Array(digest));
}

/** It has arrived: the same content is a new submission from here on. */
export function forgetSubmission(path: string): void {
  secrets.delete(path);
  storeSessionItem(submissionPrefix + path, '');
}

/** Beside session storage, which may be off. */
const secrets = new Map<string, string>();

function secretOf(path: string): string {
  const known = secrets.get(path) || sessionItem(submissionPrefix + path);
  const secret = known || crypto.randomUUID();
  secrets.set(path, secret);
  if (!known) storeSessionItem(submissionPrefix + path, secret);
  return secret;
}

/** Of what is taken for random (version 4), since it can't be told from that. */
function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
