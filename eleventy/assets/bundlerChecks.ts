/**
 * The bundler's warnings. The one about timings is off: on a busy computer it appears in every
 * other build, and an operator can't fix anything.
 */
export const bundlerChecks = { bundlerTimings: false } as const;
