import type { Visitor } from '../Visitor.ts';
import { refuseAll } from './targets.ts';

/** Opens a page on a first visit, and answers the consent banner. */
export async function arrive(visitor: Visitor, address: string): Promise<void> {
  await visitor.goTo(address);
  await visitor.click(refuseAll);
  await visitor.missesSoon(refuseAll);
}
