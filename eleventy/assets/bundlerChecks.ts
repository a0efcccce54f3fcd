/**
 * What the bundler is to warn of. How long its parts took is not among it: on a busy computer it
 * would speak up in every other build, and an operator has nothing to mend.
 */
export const bundlerChecks = { bundlerTimings: false } as const;
