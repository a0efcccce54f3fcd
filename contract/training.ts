/** What one learns at an institution: the profession itself, a specialism, or what is new. */
export const trainingKinds = ['initial', 'specialist', 'continuing'] as const;

export type TrainingKind = (typeof trainingKinds)[number];

/** How much of the week it takes. */
export const trainingTimes = ['full_time', 'part_time'] as const;

export type TrainingTime = (typeof trainingTimes)[number];
