import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedDate } from '../i18n/FormattedDate.tsx';
import { Label, useLabels } from '../i18n/Labels.tsx';
import type { LabelKey } from '../../contract/labels.ts';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';

export interface BuildRecordProps {
  /** Date of the build, such as `2026-11-21`. */
  date: string;
  /** Version of Collegium. */
  version: string;
  /** Number of pages of the website, in all languages. */
  pages: number;
  /** BCP 47 language tags. */
  languages: readonly string[];
  /** The result of the last automated check of this version; without it, the page claims nothing. */
  check?: AccessibilityCheckProps | undefined;
}

interface AccessibilityCheckProps {
  /** Date of the check, such as `2026-11-21`. */
  date: string;
  /** Number of pages checked. */
  pages: number;
  /** The modes in which each page was checked. */
  colorModes: readonly ('light' | 'dark')[];
  /** Window widths in px. */
  widths: readonly number[];
  /** The program that checked. */
  engine: { name: string; version: string };
  /** Number of violations found, over all pages, modes and widths. */
  violations: number;
}

/** Facts that the build knows about the website: its state, and its last check. */
export function BuildRecord({ date, version, pages, languages, check }: BuildRecordProps) {
  const { language } = useLabels();
  return (
    <Stack>
      <Facts>
        <Fact name="accessibility.build.date">
          <FormattedDate date={date} />
        </Fact>
        <Fact name="accessibility.build.version">Collegium {version}</Fact>
        <Fact name="accessibility.build.extent">
          <Label name="accessibility.build.pages" values={{ count: pages }} />
          {` (${listed(languages.map(nameIn(language)), language)})`}
        </Fact>
        {check && <CheckFacts {...check} />}
      </Facts>
      <Text measure tone="muted" size="sm">
        <Label name={check ? 'accessibility.build.limits' : 'accessibility.build.unchecked'} />
      </Text>
    </Stack>
  );
}

function CheckFacts({
  date,
  pages,
  colorModes,
  widths,
  engine,
  violations,
}: AccessibilityCheckProps) {
  const { language, text } = useLabels();
  const modes = colorModes.map((mode) => text(`accessibility.build.${mode}`));
  const inPx = widths.map((width) => `${width.toLocaleString(language)}\u00a0px`);
  return (
    <>
      <Fact name="accessibility.build.checked">
        <FormattedDate date={date} />
        {', '}
        {engine.name} {engine.version}
      </Fact>
      <Fact name="accessibility.build.checkedExtent">
        <Label
          name="accessibility.build.checkedPages"
          values={{
            count: pages,
            modes: listed(modes, language),
            widths: listed(inPx, language),
          }}
        />
      </Fact>
      <Fact name="accessibility.build.result">
        {violations === 0 ? (
          <Label name="accessibility.build.noViolations" />
        ) : (
          <Label name="accessibility.build.violations" values={{ count: violations }} />
        )}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: LabelKey; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Label name={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function nameIn(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (tag: string) => names.of(tag) ?? tag;
}

function listed(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(items);
}

const Facts = styled.dl`
  max-width: var(--size-measure);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-hairline);
  }
  & dt {
    flex: 0 1 12rem;
    color: var(--color-ink-muted);
    font-weight: var(--weight-semibold);
    hyphens: auto;
  }
  /* The value moves below its name if both do not fit in one line. */
  & dd {
    flex: 1 16rem;
  }
`;
