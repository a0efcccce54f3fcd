import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/primitives/Button.tsx';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { reference } from '../../components/theme/customPropertyNames.ts';
import { distances, typefaces } from '../../components/theme/projectTokens.ts';
import {
  button,
  fontRoles,
  fontSizeNames,
  lineHeightNames,
  longestLine,
  weights,
} from '../../components/theme/tokens.ts';
import { themeOnStage } from './parts/onStage.ts';
import { Name, Row, Sheet, Value } from './parts/Sheet.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

/** The sizes with a German and a French line, from the largest to the smallest. */
export const Sizes: StoryObj = {
  render: (_, { globals }) => {
    const { fontSizes } = typefaces[themeOnStage(globals).typefaces];
    return (
      <Sheet>
        <Rows>
          {fontSizeNames
            .filter((size) => size !== 'button')
            .toReversed()
            .map((size) => (
              <Row key={size}>
                <Name>
                  {size}
                  <Value>{fontSizes[size]}</Value>
                </Name>
                <Stack gap={2}>
                  <SizeSample token={size} lang="de">
                    Vertrauen in heilkundige Hände
                  </SizeSample>
                  <SizeSample token={size} lang="fr">
                    La confiance en des mains expertes
                  </SizeSample>
                </Stack>
              </Row>
            ))}
          <Row>
            <Name>
              button
              <Value>
                {fontSizes.button}, {button.textTransform}
              </Value>
            </Name>
            <Stack direction="row" gap={3} wrap>
              <Button>
                <span lang="de">Mitglied werden</span>
              </Button>
              <Button>
                <span lang="fr">Devenir membre</span>
              </Button>
            </Stack>
          </Row>
        </Rows>
      </Sheet>
    );
  },
};

/** Both typefaces of the project, in every weight, with the characters that three languages need. */
export const Typefaces: StoryObj = {
  render: (_, { globals }) => {
    const { fonts, headingWeight } = typefaces[themeOnStage(globals).typefaces];
    return (
      <Sheet>
        <Rows>
          {fontRoles.map((role) => (
            <Row key={role}>
              <Name>
                {role}
                <Value>{fonts[role].split(',')[0]?.replaceAll("'", '')}</Value>
              </Name>
              <Stack gap={2}>
                {Object.entries(weights)
                  .filter(([weight]) => role === 'body' || weight === headingWeight)
                  .map(([weight, value]) => (
                    <WeightSample key={weight} family={role} weight={weight}>
                      {weight}, {value}: Il1 O0 rn m Ää Öö Üü ß ẞ Éé Èè Êê Çç Œœ „Zitat“
                      «&nbsp;citation&nbsp;» 0123456789
                    </WeightSample>
                  ))}
              </Stack>
            </Row>
          ))}
        </Rows>
      </Sheet>
    );
  },
};

/** Running text in German and French, at the longest line that is allowed. */
export const LineLength: StoryObj = {
  name: 'Line length (measure) and height',
  render: (_, { globals }) => {
    const { lineHeights } = distances[themeOnStage(globals).density];
    return (
      <Sheet>
        <Ruler>
          <Value>{longestLine} characters, at most</Value>
        </Ruler>
        <Text measure lang="de">
          Die Berufshaftpflichtversicherung ist Bestandteil der Mitgliedschaft. Wer
          Weiterbildungsveranstaltungen der Landesverbände besucht, sammelt{' '}
          <em>Fortbildungspunkte</em>, die nach der Fortbildungsordnung anerkannt werden;
          Einzelheiten regelt die Satzung.
        </Text>
        <Text measure lang="fr">
          L’assurance responsabilité civile professionnelle fait partie de l’adhésion. Les
          formations des associations régionales donnent droit à des <em>points</em>, reconnus par
          le règlement de la formation continue&nbsp;; les statuts précisent les modalités.
        </Text>
        <Rows>
          {lineHeightNames.map((name) => (
            <Row key={name}>
              <Name>
                line {name}
                <Value>{lineHeights[name]} times the size</Value>
              </Name>
              <LineSample token={name} lang="de">
                Weiterbildungsveranstaltungen der Landesverbände
                <br />
                für Therapeutinnen und Therapeuten
              </LineSample>
            </Row>
          ))}
        </Rows>
      </Sheet>
    );
  },
};

/** The levels as a visitor sees them. A heading's level is its place in the outline, not its size. */
export const Headings: StoryObj = {
  render: () => (
    <Sheet>
      <Stack gap={4} lang="de">
        {([1, 2, 3, 4, 5, 6] as const).map((level) => (
          <Heading key={level} level={level}>
            Ebene {level}: Heilkunde lernen und ausüben
          </Heading>
        ))}
      </Stack>
    </Sheet>
  ),
};

function Rows({ children }: { children: React.ReactNode }) {
  return (
    <Stack as="ul" role="list" gap={4}>
      {children}
    </Stack>
  );
}

const SizeSample = styled.p<{ token: string }>`
  font-family: var(--font-heading);
  font-size: ${({ token }) => reference('font-size', token)};
  font-weight: var(--weight-heading);
  line-height: var(--line-tight);
`;

const WeightSample = styled.p<{ family: string; weight: string }>`
  font-family: ${(props) => reference('font', props.family)};
  font-weight: ${({ weight }) => reference('weight', weight)};
  line-height: var(--line-snug);
`;

const LineSample = styled.p<{ token: string }>`
  line-height: ${({ token }) => reference('line', token)};
`;

/** As wide as the longest line. */
const Ruler = styled.div`
  max-width: var(--size-measure);
  padding-bottom: var(--space-1);
  border-bottom: 2px solid var(--color-accent);
`;
