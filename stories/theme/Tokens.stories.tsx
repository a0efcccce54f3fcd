import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { initialGlobals, type StageGlobals } from '../../.storybook/globals.ts';
import { chosenTheme } from '../../.storybook/projects.ts';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import {
  contrastOf,
  contrastPairs,
  textContrast,
  type ContrastPair,
} from '../../components/theme/contrast.ts';
import { customProperty, reference } from '../../components/theme/customPropertyNames.ts';
import { palette, type Palette } from '../../components/theme/palette.ts';
import { corners, distances, typefaces } from '../../components/theme/projectTokens.ts';
import type { ProjectTheme } from '../../components/theme/stylesheet.ts';
import {
  colorRoles,
  cornerNames,
  durations,
  spaceSteps,
  weights,
  type ColorRole,
} from '../../components/theme/tokens.ts';

const meta: Meta = { title: 'theme/Tokens' };
export default meta;

/** All roles in the palette of the toolbar's two colours, in its colour mode. */
export const Colours: StoryObj = {
  render: (_, { globals, parameters }) => {
    const colors = paletteOnStage(globals, parameters);
    return (
      <Sheet title="Colours">
        <Text tone="muted" measure>
          Two colours of the project make all of these. Change them in the toolbar: whatever they
          are, the contrast holds.
        </Text>
        <Swatches>
          {colorRoles.map((role) => (
            <li key={role}>
              <Swatch token={role} />
              <Name>{customProperty('color', role)}</Name>
              <Value>{colors[role]}</Value>
            </li>
          ))}
        </Swatches>
      </Sheet>
    );
  },
};

/** The guaranteed contrast of each pair, and the actual one in the toolbar's colour mode. */
export const Contrast: StoryObj = {
  render: (_, { globals, parameters }) => {
    const colors = paletteOnStage(globals, parameters);
    return (
      <Sheet title="Contrast">
        <Table>
          <caption>Ratios measured in this palette, and the least that any palette has</caption>
          <thead>
            <tr>
              <th scope="col">Sample</th>
              <th scope="col">Colour and ground</th>
              <th scope="col">Measured</th>
              <th scope="col">At least</th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => (
              <ContrastRow key={keyOf(pair)} pair={pair} colors={colors} />
            ))}
          </tbody>
        </Table>
      </Sheet>
    );
  },
};

export const Typography: StoryObj = {
  render: (_, { globals }) => {
    const { fonts, fontSizes } = typefaces[themeOnStage(globals).typefaces];
    return (
      <Sheet title="Typography">
        <Stack gap={5}>
          {[...typeScale].reverse().map((size) => (
            <Specimen key={size}>
              <Name>
                {size}
                <Value>{fontSizes[size]}</Value>
              </Name>
              <TypeSample token={size} lang="de">
                Vertrauen in heilkundige Hände
              </TypeSample>
            </Specimen>
          ))}
        </Stack>
        <Pair>
          <Stack gap={3}>
            <Heading level={2} size="xl">
              {familyOf(fonts.heading)}
            </Heading>
            <WeightSample weight="heading" family="heading">
              Aa Ää Öö Üü ß ẞ éèêç œ „Anführung“ «&nbsp;guillemets&nbsp;» 0123456789
            </WeightSample>
          </Stack>
          <Stack gap={3}>
            <Heading level={2} size="xl">
              {familyOf(fonts.body)}
            </Heading>
            {Object.keys(weights).map((weight) => (
              <WeightSample key={weight} weight={weight} family="body">
                {weight}: Il1 O0 rn m Ää Öö Üü ß ẞ éèêç œ „Anführung“ «&nbsp;guillemets&nbsp;»
                0123456789
              </WeightSample>
            ))}
          </Stack>
        </Pair>
        <Text measure lang="de">
          Die Berufshaftpflichtversicherung ist Bestandteil der Mitgliedschaft. Wer
          Weiterbildungsveranstaltungen der Landesverbände besucht, sammelt{' '}
          <em>Fortbildungspunkte</em>, die nach der Fortbildungsordnung anerkannt werden;{' '}
          <a href="#fortbildung">Einzelheiten regelt die Satzung</a>. Eine Zeile ist so lang, wie
          das Auge sie ohne Mühe zurückfindet: sechzig bis fünfundsiebzig Zeichen.
        </Text>
      </Sheet>
    );
  },
};

export const SpaceAndShape: StoryObj = {
  name: 'Space and shape',
  render: (_, { globals }) => {
    const theme = themeOnStage(globals);
    return (
      <Sheet title="Space and shape">
        <Stack as="ul" role="list" gap={3}>
          {spaceSteps.map((step) => (
            <Row key={step}>
              <Name>
                {customProperty('space', step)}
                <Value>{distances[theme.density].space[step]}</Value>
              </Name>
              <SpaceBar token={step} />
            </Row>
          ))}
        </Stack>
        <Swatches>
          {cornerNames.map((name) => (
            <li key={name}>
              <Corner token={name} />
              <Name>{customProperty('radius', name)}</Name>
              <Value>{corners[theme.corners][name]}</Value>
            </li>
          ))}
        </Swatches>
      </Sheet>
    );
  },
};

/** Hover or touch a row to see its duration. */
export const Motion: StoryObj = {
  render: () => (
    <Sheet title="Motion">
      <Text tone="muted" measure>
        Point at a row to see its time. With reduced motion, every one of them is over at once.
      </Text>
      <Stack as="ul" role="list" gap={3}>
        {Object.entries(durations).map(([name, milliseconds]) => (
          <Row key={name}>
            <Name>
              {customProperty('duration', name)}
              <Value>{milliseconds} ms</Value>
            </Name>
            <Track>
              <Runner token={name} />
            </Track>
          </Row>
        ))}
      </Stack>
    </Sheet>
  ),
};

const typeScale = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

/** Returns the theme chosen in the toolbar. */
function themeOnStage(globals: Readonly<Record<string, unknown>>): ProjectTheme {
  return chosenTheme({ ...initialGlobals, ...(globals as Partial<StageGlobals>) });
}

/** Returns the palette of the story's page. */
function paletteOnStage(
  globals: Readonly<Record<string, unknown>>,
  parameters: Readonly<Record<string, unknown>>,
): Palette {
  const palettes = palette(themeOnStage(globals));
  return palettes[(parameters['colorMode'] ?? globals['theme']) === 'dark' ? 'dark' : 'light'];
}

/** Returns the first family of a font stack, without quotes. */
function familyOf(stack: string): string {
  const [first = ''] = stack.split(',');
  return first.replaceAll("'", '');
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page lang="en">
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Page>
  );
}

function ContrastRow({ pair, colors }: { pair: ContrastPair; colors: Palette }) {
  const { foregrounds, ground, atLeast } = pair;
  const best = foregrounds.reduce((one, other) =>
    ratio(one, ground, colors) >= ratio(other, ground, colors) ? one : other,
  );
  return (
    <tr>
      <td>
        {atLeast >= textContrast ? (
          <TextSample ink={best} ground={ground}>
            Aa
          </TextSample>
        ) : (
          <EdgeSample ink={best} ground={ground} />
        )}
      </td>
      <th scope="row">
        {foregrounds.map(nameOf).join(' or ')} on {nameOf(ground)}
      </th>
      <Figure>{contrastOf(pair, colors).toFixed(1)}</Figure>
      <Figure>{atLeast.toFixed(1)}</Figure>
    </tr>
  );
}

function ratio(foreground: ColorRole, ground: ColorRole, colors: Palette): number {
  return contrastOf({ foregrounds: [foreground], ground, atLeast: 1 }, colors);
}

function nameOf(role: ColorRole): string {
  return customProperty('color', role).replace('--color-', '');
}

function keyOf({ foregrounds, ground }: ContrastPair): string {
  return [...foregrounds, ground].join(' ');
}

const Page = styled.div`
  max-width: 75rem;
  margin: 0 auto;
  padding: var(--space-6) var(--space-5) var(--space-8);
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

const Swatch = styled.div<{ token: ColorRole }>`
  height: 5rem;
  margin-bottom: var(--space-2);
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: ${({ token }) => reference('color', token)};
`;

const Name = styled.div`
  font-size: var(--font-size-sm);
  font-weight: var(--weight-medium);
  line-height: var(--line-snug);
  overflow-wrap: anywhere;
`;

const Value = styled.div`
  color: var(--color-ink-muted);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-regular);
  font-variant-numeric: tabular-nums;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--font-size-sm);

  caption {
    padding-bottom: var(--space-4);
    color: var(--color-ink-muted);
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--color-hairline);
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody th {
    font-weight: var(--weight-regular);
  }
`;

const Figure = styled.td`
  font-variant-numeric: tabular-nums;
`;

const TextSample = styled.span<{ ink: ColorRole; ground: ColorRole }>`
  display: inline-block;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-sm);
  background: ${({ ground }) => reference('color', ground)};
  color: ${({ ink }) => reference('color', ink)};
  font-weight: var(--weight-semibold);
`;

const EdgeSample = styled.span<{ ink: ColorRole; ground: ColorRole }>`
  display: inline-block;
  padding: 6px;
  border-radius: var(--radius-sm);
  background: ${({ ground }) => reference('color', ground)};

  &::before {
    content: '';
    display: block;
    width: 2rem;
    height: 1.25rem;
    border: 3px solid ${({ ink }) => reference('color', ink)};
    border-radius: 3px;
  }
`;

const Specimen = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-5);
  align-items: baseline;
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--color-hairline);

  @media (width >= 48em) {
    grid-template-columns: 14rem 1fr;
  }
`;

const TypeSample = styled.p<{ token: string }>`
  font-family: var(--font-heading);
  font-size: ${({ token }) => reference('font-size', token)};
  font-weight: var(--weight-semibold);
  line-height: var(--line-tight);
`;

const Pair = styled.div`
  display: grid;
  gap: var(--space-6);

  @media (width >= 48em) {
    grid-template-columns: 1fr 1fr;
  }
`;

const WeightSample = styled.p<{ weight: string; family: string }>`
  font-family: ${({ family }) => reference('font', family)};
  font-weight: ${({ weight }) => reference('weight', weight)};
`;

const Row = styled.li`
  display: grid;
  gap: var(--space-2) var(--space-5);
  align-items: center;

  @media (width >= 48em) {
    grid-template-columns: 14rem 1fr;
  }
`;

const SpaceBar = styled.div<{ token: number }>`
  width: ${({ token }) => reference('space', token)};
  height: var(--space-4);
  background: var(--color-accent);
`;

const Corner = styled.div<{ token: string }>`
  height: 5rem;
  margin-bottom: var(--space-2);
  border: 1px solid var(--color-control-border);
  border-radius: ${({ token }) => reference('radius', token)};
  background: var(--color-surface);
`;

const Track = styled.div`
  border-radius: var(--radius-pill);
  background: var(--color-surface-strong);
`;

const Runner = styled.div<{ token: string }>`
  width: 12%;
  height: var(--space-4);
  border-radius: var(--radius-pill);
  background: var(--color-accent);
  transition: width ${({ token }) => reference('duration', token)} var(--ease-out);

  li:hover & {
    width: 100%;
  }
`;
