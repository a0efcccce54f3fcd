import { axeRules } from './axeRules.ts';
import { catalogue } from './catalogue.ts';
import type { Evidence, ByLanguage, SuccessCriteria } from './Evidence.ts';
import { europe, type EuropeanChapter } from './evidence/europe.ts';
import { operable } from './evidence/operable.ts';
import { perceivable } from './evidence/perceivable.ts';
import { robust } from './evidence/robust.ts';
import { understandable } from './evidence/understandable.ts';
import type { Figures, Report, ReportChapter, ReportCriterion, Results } from './Report.ts';
import { spokenMatrix } from './spokenMatrix.ts';

/** @internal */
export const successCriteria: SuccessCriteria = {
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
};

/** New in WCAG 2.2, so not in EN 301 549 V3.2.1. EN 301 549 V4.1.1 has them. */
const newInWcag22: readonly string[] = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** WCAG 2.2 has removed this criterion. EN 301 549 V3.2.1 still has it. */
const removedInWcag22 = '4.1.1';

const wcagTitles: Readonly<Record<string, ByLanguage>> = {
  success_criteria_level_a: {
    de: 'WCAG 2.2, Stufe A',
    en: 'WCAG 2.2, level A',
    fr: 'WCAG 2.2, niveau A',
  },
  success_criteria_level_aa: {
    de: 'WCAG 2.2, Stufe AA',
    en: 'WCAG 2.2, level AA',
    fr: 'WCAG 2.2, niveau AA',
  },
};

/** @throws Error that names a criterion of the catalogue without evidence */
export function reportOf(results: Results): Report {
  const chapters = catalogue.chapters.flatMap(({ id, criteria = [] }): ReportChapter[] => {
    const title = wcagTitles[id];
    if (title) return [{ id, title, criteria: criteria.map((each) => ofWcag(each, results)) }];
    const chapter = europe[id];
    if (!chapter) return [];
    return [
      { id, title: chapter.title, criteria: criteria.map((each) => ofEurope(each, chapter)) },
    ];
  });
  return { results, figures: figuresOf(chapters), chapters, spoken: spokenMatrix() };
}

interface Criterion {
  readonly id: string;
  readonly handle: string;
}

function ofWcag({ id, handle }: Criterion, { violations }: Results): ReportCriterion {
  const criterion = successCriteria[id];
  if (!criterion) {
    throw new Error(`${id} ${handle} has no entry in .storybook/conformance/evidence/`);
  }
  const { name, evidence } = criterion;
  const rules = evidence.level === 'not-applicable' ? [] : (axeRules.get(id) ?? []);
  // Somebody has to look at a violation before the criterion's level can be known.
  const isInDoubt = violations > 0 && rules.length > 0;
  return {
    id,
    name: { ...name, en: handle },
    ...(!newInWcag22.includes(id) && { clause: `9.${id}` }),
    ...shown(isInDoubt ? { ...evidence, level: 'not-evaluated' } : evidence),
    rules,
  };
}

function ofEurope(
  { id, handle }: Criterion,
  { evidence, exceptions = {} }: EuropeanChapter,
): ReportCriterion {
  return {
    id,
    name: { de: handle, en: handle, fr: handle },
    ...shown(exceptions[id] ?? evidence),
    rules: [],
  };
}

function shown(evidence: Evidence): Pick<ReportCriterion, 'level' | 'remark' | 'tests'> {
  const { level, remark } = evidence;
  return { level, remark, tests: 'tests' in evidence ? (evidence.tests ?? []) : [] };
}

function figuresOf(chapters: readonly ReportChapter[]): Figures {
  const levels = chapters
    .filter(({ id }) => wcagTitles[id])
    .flatMap(({ criteria }) => criteria)
    .filter(({ id }) => id !== removedInWcag22)
    .map(({ level }) => level);
  const count = (wanted: ReportCriterion['level']) =>
    levels.filter((level) => level === wanted).length;
  return {
    supports: count('supports'),
    'partially-supports': count('partially-supports'),
    'does-not-support': count('does-not-support'),
    'not-applicable': count('not-applicable'),
    'not-evaluated': count('not-evaluated'),
  };
}
