import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { catalogue } from '../../../.storybook/conformance/catalogue.ts';
import { conformanceFiles, resultsFile } from '../../../.storybook/conformance/files.ts';
import { openAcr } from '../../../.storybook/conformance/openAcr.ts';
import type { Results } from '../../../.storybook/conformance/Report.ts';
import { reportOf, successCriteria } from '../../../.storybook/conformance/reportOf.ts';

const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
const report = reportOf(results);
const criteria = report.chapters.flatMap((chapter) => chapter.criteria);

describe('the committed report', () => {
  it.each([...conformanceFiles(results)])(
    '%s is what `npm run conformance` writes',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

describe('each criterion', () => {
  const ofWcag = catalogue.chapters
    .filter(({ id }) => /^success_criteria_level_aa?$/.test(id))
    .flatMap(({ criteria: all = [] }) => all.map(({ id }) => id));

  it('of WCAG 2.2, level A and AA, has an entry, and no other has', () => {
    expect(Object.keys(successCriteria).sort()).toEqual(ofWcag.sort());
    expect(ofWcag).toHaveLength(56);
  });

  it('of EN 301 549 has one, too', () => {
    const ofEurope = catalogue.chapters
      .filter(({ id }) => id.startsWith('en_301_549_'))
      .flatMap(({ criteria: all = [] }) => all.map(({ id }) => id));
    expect(ofEurope.length).toBeGreaterThan(150);
    expect(criteria.map(({ id }) => id)).toEqual(expect.arrayContaining(ofEurope));
  });

  it('counts once in the figures, except the one that WCAG 2.2 has removed', () => {
    const total = Object.values(report.figures).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(55);
  });

  it.each(criteria.filter(({ tests }) => tests.length > 0))(
    '$id names tests that exist',
    ({ tests }) => {
      for (const test of tests) {
        const [file = '', name = ''] = test.split(/: (.*)/s);
        expect(name).not.toBe('');
        expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toContain(name);
      }
    },
  );

  it('that axe has rules for is in doubt while there is a violation', () => {
    const doubtful = reportOf({ ...results, violations: 1 });
    const levelOf = (wanted: string) =>
      doubtful.chapters.flatMap((chapter) => chapter.criteria).find(({ id }) => id === wanted)!
        .level;
    expect(levelOf('1.4.3')).toBe('not-evaluated');
    // Axe has no rule for it.
    expect(levelOf('2.4.7')).toBe('supports');
    expect(levelOf('1.2.2')).toBe('not-applicable');
  });
});

/** OpenACR's command does the same: its schema, then each value against the catalogue. */
describe('OpenACR', () => {
  // It reads YAML 1.1, in which a date without quotes is no string.
  const written: unknown = parse(openAcr(report), { version: '1.1' });
  const schemaFile = '.storybook/conformance/catalogue/openacr-0.1.0.json';
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(schemaFile, 'utf8')) as JsonSchema);

  it('accepts the report by its schema', () => {
    expect(schema.safeParse(written).error?.issues).toBeUndefined();
    expect(schema.safeParse({ ...(written as object), report_date: new Date() }).success).toBe(
      false,
    );
  });

  it('knows each criterion, component and level in it', () => {
    const { chapters } = writtenSchema.parse(written);
    expect(Object.keys(chapters)).toEqual(catalogue.chapters.map(({ id }) => id));
    const terms = catalogue.terms.map(({ id }) => id);
    for (const [id, { criteria: inReport = [] }] of Object.entries(chapters)) {
      const known = catalogue.chapters.find((chapter) => chapter.id === id)?.criteria ?? [];
      for (const { num, components } of inReport) {
        const [{ name, adherence }] = components;
        expect(known.find((criterion) => criterion.id === num)?.components).toContain(name);
        expect(terms).toContain(adherence.level);
      }
    }
  });
});

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

const writtenSchema = z.object({
  chapters: z.record(
    z.string(),
    z.object({
      criteria: z
        .array(
          z.object({
            num: z.string(),
            components: z.tuple([
              z.object({ name: z.string(), adherence: z.object({ level: z.string() }) }),
            ]),
          }),
        )
        .optional(),
    }),
  ),
});
