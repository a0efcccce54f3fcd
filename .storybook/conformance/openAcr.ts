import { stringify } from 'yaml';
import { catalogue, catalogueName } from './catalogue.ts';
import type { Report, ReportCriterion } from './Report.ts';

/**
 * OpenACR requires an address. Nobody reads this one, which belongs to no one (RFC 2606): whoever publishes the report
 * writes their own into it.
 */
const contact = { name: 'Collegium', email: 'accessibility@collegium.example' };

/** The report in OpenACR's format, version 0.1.0. */
export function openAcr(report: Report): string {
  const { results, chapters } = report;
  return stringify(
    {
      title: 'Collegium Accessibility Conformance Report',
      product: {
        name: 'Collegium',
        version: results.version,
        description: 'The website of a professional association as software.',
      },
      author: contact,
      vendor: contact,
      report_date: results.date,
      last_modified_date: results.date,
      version: 1,
      notes: notes(),
      evaluation_methods_used: methods(report),
      license: 'MIT',
      catalog: catalogueName,
      chapters: Object.fromEntries(
        catalogue.chapters.map(({ id, criteria = [] }) => {
          const chapter = chapters.find((each) => each.id === id);
          return [id, chapter ? evaluated(id, chapter.criteria, criteria) : left(id)];
        }),
      ),
    },
    // Quoted, since OpenACR's own reader follows YAML 1.1, where a plain `2026-11-26` is no string.
    { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', aliasDuplicateObjects: false },
  );
}

function notes(): string {
  return [
    'The report is about the software with its sample content, not about the content of a website made with it.',
    'Nobody with a disability and no expert from outside has tested the software for this report.',
    'EN 301 549 V3.2.1 is the harmonised version. V4.1.1 refers to WCAG 2.2 instead of WCAG 2.1, so this report covers the six criteria that WCAG 2.2 adds at levels A and AA.',
    'The catalogue allows "Not Evaluated" only for level AAA. We use it at every level, because a claim without evidence would be worse.',
  ].join(' ');
}

function methods({ results, spoken }: Report): string {
  const { engine, pages, violations, date } = results;
  return [
    `${engine.name} ${engine.version} on ${pages} pages, in light and dark mode and in two widths, on ${date}: ${violations} violations.`,
    'Tests of our own in browsers, named at each criterion.',
    `Transcripts of a virtual screen reader for ${spoken.length} components.`,
  ].join(' ');
}

function evaluated(
  chapter: string,
  criteria: readonly ReportCriterion[],
  inCatalogue: readonly { id: string; components: readonly string[] }[],
): object {
  if (chapter === 'en_301_549_web') {
    return { notes: 'Web pages: see the success criteria of WCAG, levels A and AA.' };
  }
  return {
    criteria: criteria.map((criterion) => {
      const components = inCatalogue.find(({ id }) => id === criterion.id)?.components ?? [];
      const name = components.includes('web') ? 'web' : 'none';
      const adherence = { level: criterion.level, notes: remarks(criterion) };
      return { num: criterion.id, components: [{ name, adherence }] };
    }),
  };
}

function remarks({ remark, rules, tests }: ReportCriterion): string {
  return [
    remark.en,
    ...(rules.length > 0 ? [`Rules of axe: ${rules.join(', ')}.`] : []),
    ...(tests.length > 0 ? [`Tests: ${tests.join('; ')}.`] : []),
  ].join(' ');
}

/** A chapter that the report leaves out. */
function left(chapter: string): object {
  const notes =
    chapter === 'success_criteria_level_aaa'
      ? 'Level AAA is not a goal of the product as a whole.'
      : 'Section 508 of the United States is not covered; see the chapters of EN 301 549.';
  return { disabled: true, notes };
}
