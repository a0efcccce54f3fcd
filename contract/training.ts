/**
 * The kind of an institution's training: the profession itself, a specialism, or continuing
 * education.
 */
export const trainingKinds = ['initial', 'specialist', 'continuing'] as const;

export type TrainingKind = (typeof trainingKinds)[number];

/** The share of the week that it takes. */
export const trainingTimes = ['full_time', 'part_time'] as const;

export type TrainingTime = (typeof trainingTimes)[number];
