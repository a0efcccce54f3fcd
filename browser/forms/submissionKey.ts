import { submissionPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/**
 * A key by which the endpoint recognises a repeated submission. It is the same for the same content
 * until that content has arrived, even after a reload. The key is a hash with a secret of this tab,
 * so that it reveals nothing about the content.
 */
export async function submissionKey(path: string, content: object): Promise<string> {
  const text = JSON.stringify([secretOf(path), Object.entries(content).sort()]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return uuidOf(new Uint8Array(digest));
}

/** Call after a submission has arrived: the same content then gets a new key. */
export function forgetSubmission(path: string): void {
  secrets.delete(path);
  storeSessionItem(submissionPrefix + path, '');
}

/** Used in addition to session storage, which may be off. */
const secrets = new Map<string, string>();

function secretOf(path: string): string {
  const known = secrets.get(path) || sessionItem(submissionPrefix + path);
  const secret = known || crypto.randomUUID();
  secrets.set(path, secret);
  if (!known) storeSessionItem(submissionPrefix + path, secret);
  return secret;
}

/** A UUID in the form of version 4 (random), although the bytes are a hash. */
function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
