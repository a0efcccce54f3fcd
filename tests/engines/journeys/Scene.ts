import type { Backend } from '../Backend.ts';
import type { Network } from '../Network.ts';
import type { Visitor } from '../Visitor.ts';

/** What a journey has to do with: a visitor on a first visit, and what is around the browser. */
export interface Scene {
  readonly visitor: Visitor;
  readonly network: Network;
  readonly backend: Backend;
  readonly isPhone: boolean;
}
