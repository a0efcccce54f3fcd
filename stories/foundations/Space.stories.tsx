import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/primitives/Grid.tsx';
import { RichText } from '../../components/primitives/RichText.tsx';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import { Stack } from '../../components/primitives/Stack.tsx';
import { customProperty, reference } from '../../components/theme/customPropertyNames.ts';
import { distances } from '../../components/theme/projectTokens.ts';
import { breakpoints, containers, grid, spaceSteps } from '../../components/theme/tokens.ts';
import { themeOnStage } from './parts/onStage.ts';
import { Name, Row, Sheet, Value } from './parts/Sheet.tsx';
import { Figure, Table } from './parts/Table.tsx';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

/** The steps of the scale, in the density of the toolbar's project. */
export const Steps: StoryObj = {
  render: (_, { globals }) => (
    <Sheet>
      <Stack as="ul" role="list" gap={3}>
        {spaceSteps.map((step) => (
          <Row key={step}>
            <Name>
              {customProperty('space', step)}
              <Value>{distances[themeOnStage(globals).density].space[step]}</Value>
            </Name>
            <Bar token={step} />
          </Row>
        ))}
      </Stack>
    </Sheet>
  ),
};

/** An editor's text: the distances between headings and paragraphs are those of every page. */
export const Rhythm: StoryObj = {
  name: 'Spacing between heading and text',
  render: () => (
    <Sheet>
      <RichText
        lang="de"
        html={trustSanitised(`
          <p>Wer Mitglied wird, kann alle Fortbildungen besuchen.</p>
          <h2>Fortbildung</h2>
          <p>Die Termine stehen zwei Monate vorher fest.</p>
          <p>Eine Anmeldung genügt per E-Mail.</p>
          <h3>Anerkannte Stunden</h3>
          <ul><li>Seminare des Verbands</li><li>Kongresse</li></ul>
        `)}
      />
    </Sheet>
  ),
};

/** Twelve columns with gaps of 30 px, and three common divisions. */
export const Columns: StoryObj = {
  name: 'Grid of twelve columns',
  render: () => (
    <Sheet>
      {([1, 3, 4, 6] as const).map((span) => (
        <Grid key={span} span={{ sm: span }} as="ul" role="list">
          {Array.from({ length: grid.columns / span }, (_, index) => (
            <Column key={index}>{span}</Column>
          ))}
        </Grid>
      ))}
    </Sheet>
  ),
};

/** Widths at which layouts change, and the widest content. */
export const Widths: StoryObj = {
  render: () => (
    <Sheet>
      <Table
        caption="Windows from these widths on have another layout"
        head={['Name', 'In props such as padding={[4, 6]}', 'In the grid']}
      >
        {Object.keys(grid.breakpoints).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Figure>{breakpoints[name as keyof typeof breakpoints]}</Figure>
            <Figure>{grid.breakpoints[name as keyof typeof grid.breakpoints]} px</Figure>
          </tr>
        ))}
      </Table>
      <Table caption="Containers" head={['Name', 'At most']}>
        {Object.entries(containers).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <Figure>{width} px</Figure>
          </tr>
        ))}
      </Table>
    </Sheet>
  ),
};

const Bar = styled.div<{ token: number }>`
  width: ${({ token }) => reference('space', token)};
  height: var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-accent);
`;

const Column = styled.li`
  padding-block: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-accent-soft);
  color: var(--color-on-accent-soft);
  font-size: var(--font-size-sm);
  text-align: center;
`;
