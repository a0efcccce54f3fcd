import type { Adherence, ByLanguage } from './Evidence.ts';
import type { SpokenRow } from './spokenMatrix.ts';

/** The content of `docs/conformance/report.json`, which the page in Storybook shows. */
export interface Report {
  readonly results: Results;
  readonly figures: Figures;
  readonly chapters: readonly ReportChapter[];
  readonly spoken: readonly SpokenRow[];
}

/** The last automated check of every page. `npm test` writes it, and the report is about its version. */
export interface Results {
  readonly version: string;
  /** Such as `2026-11-26`. */
  readonly date: string;
  readonly pages: number;
  readonly engine: { readonly name: string; readonly version: string };
  readonly violations: number;
}

/** Numbers of success criteria of WCAG 2.2, levels A and AA, by adherence. */
export type Figures = Readonly<Record<Adherence, number>>;

export interface ReportChapter {
  /** In OpenACR's catalogue. */
  readonly id: string;
  readonly title: ByLanguage;
  readonly criteria: readonly ReportCriterion[];
}

export interface ReportCriterion {
  readonly id: string;
  /** EN 301 549 is not translated: its criteria have English names in all languages. */
  readonly name: ByLanguage;
  /** The clause of EN 301 549 V3.2.1, for a criterion of WCAG 2.1: `9.1.1.1`. */
  readonly clause?: string;
  readonly level: Adherence;
  readonly remark: ByLanguage;
  /** Rules of axe. */
  readonly rules: readonly string[];
  readonly tests: readonly string[];
}
