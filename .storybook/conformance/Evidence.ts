import type { SampleLanguage } from '../../stories/sampleLanguages.ts';

export type ByLanguage = Readonly<Record<SampleLanguage, string>>;

/** The terms of OpenACR's catalogue. */
export type Adherence =
  | 'supports'
  | 'partially-supports'
  | 'does-not-support'
  | 'not-applicable'
  | 'not-evaluated';

/** A test's file and the beginning of its name: `tests/site/rating.spec.ts: never hides`. */
type TestName = `tests/${string}: ${string}`;

/**
 * Our knowledge of a criterion. A level above "not evaluated" needs a test of ours: rules of axe find only some of
 * the faults of each criterion, so they are not enough.
 */
export type Evidence = Assessed | NotApplicable | NotEvaluated;

interface Assessed {
  readonly level: 'supports' | 'partially-supports' | 'does-not-support';
  readonly remark: ByLanguage;
  readonly tests: readonly [TestName, ...TestName[]];
}

interface NotApplicable {
  readonly level: 'not-applicable';
  /** The reason. */
  readonly remark: ByLanguage;
}

interface NotEvaluated {
  readonly level: 'not-evaluated';
  readonly remark: ByLanguage;
  /** Tests of a part of the criterion. */
  readonly tests?: readonly TestName[];
}

/** A success criterion of WCAG. Its English name is in the catalogue. */
interface SuccessCriterion {
  readonly name: Omit<ByLanguage, 'en'>;
  readonly evidence: Evidence;
}

/** By the criterion's number: `1.1.1`. */
export type SuccessCriteria = Readonly<Record<string, SuccessCriterion>>;
