import {
  nameOnHost,
  receivingCollections,
  type CollectionNames,
} from '../../contract/members/backend.ts';
import type { ContractBackend } from './ContractBackend.ts';

/** Lets visitors create messages and newsletter sign-ups, each only once. Nobody can read them. */
export function receiveItems(backend: ContractBackend, names?: CollectionNames) {
  for (const usual of receivingCollections) {
    const collection = `items/${nameOnHost(usual, names)}`;
    backend.receive(collection);
    backend.keepUnique(collection, 'key');
  }
}
