import type { Backend } from '../Backend.ts';
import type { Network } from '../Network.ts';
import type { Visitor } from '../Visitor.ts';

/**
 * The tools of a journey: a visitor on a first visit, and the network and backend around the
 * browser.
 */
export interface Scene {
  readonly visitor: Visitor;
  readonly network: Network;
  readonly backend: Backend;
  readonly isPhone: boolean;
}
