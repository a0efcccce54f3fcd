import { ownNetworks } from '../../data/settings/ownNetworks.ts';

/**
 * Networks that Directus must not send requests to: servers on the same computer or network may trust it,
 * such as the page with the caught mail. Flows call such addresses by our own operation, which only knows
 * those of the operator.
 */
export const foreignNetworks: readonly string[] = [
  // Directus' notation for all addresses of this computer.
  '0.0.0.0',
  ...ownNetworks,
];
