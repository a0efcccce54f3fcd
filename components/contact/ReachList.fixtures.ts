import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import type { ReachListProps } from './ReachList.tsx';

const { association, compound, unparseablePhone } = contactDetailsFixtures;

export const reachListFixtures = {
  everything: association,
  phoneOnly: { phone: association.phone },
  unparseable: unparseablePhone,
  longAddress: compound,
} satisfies Record<string, ReachListProps>;
