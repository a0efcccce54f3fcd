/**
 * Thrown for a wrong setting of an administrator. The deletion stops, because a guess at the intended value
 * could delete too much.
 */
export class RetentionProblem extends Error {}
