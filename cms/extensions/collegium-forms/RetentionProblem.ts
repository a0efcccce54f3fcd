/** An administrator's slip is told: guessing what was meant could delete too much. */
export class RetentionProblem extends Error {}
