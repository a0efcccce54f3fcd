import { Counter } from 'prom-client';

/** Counts calls of the address that starts a publication (`CMS_BUILD_HOOK`), by whether its host accepted them. */
export const publicationCalls = new Counter({
  name: 'collegium_publication_calls_total',
  help: 'Calls that ask the host to publish the website, by result',
  labelNames: ['result'],
});

// Otherwise the first failure would be the first value, and no increase.
for (const result of ['accepted', 'failed']) publicationCalls.inc({ result }, 0);
