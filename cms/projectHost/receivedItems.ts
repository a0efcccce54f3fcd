import { receivingCollections } from '../../contract/projectHost.ts';
import type { ContractBackend } from './ContractBackend.ts';

/** Lets visitors create messages and newsletter sign-ups, each only once. Nobody can read them. */
export function receiveItems(backend: ContractBackend) {
  const { messages, subscribers } = receivingCollections;
  backend.receive(`items/${messages}`, `items/${subscribers}`);
  backend.keepUnique(`items/${messages}`, 'key');
  backend.keepUnique(`items/${subscribers}`, 'key');
}
