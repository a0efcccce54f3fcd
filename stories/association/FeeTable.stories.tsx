import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeTable } from '../../components/association/FeeTable.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: FeeTable } satisfies Meta<typeof FeeTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const visits = {
  title: 'Hausbesuche',
  positions: [
    { number: '50.1', service: 'Zuschlag für einen Hausbesuch bis 5 km', amount: 21 },
    { number: '50.2', service: 'Zuschlag für jeden weiteren Kilometer', amount: 0.6 },
  ],
};

export const TwoSections = {
  args: {
    sections: [
      {
        title: 'Beratung und Untersuchung',
        positions: [
          { number: '10.1', service: 'Erstgespräch mit Anamnese', minutes: 60, amount: 72 },
          { number: '10.2', service: 'Folgegespräch', minutes: 30, amount: 36 },
          { number: '10.9', service: 'Gutachten nach Aktenlage', minutes: 600, amount: 1234.5 },
        ],
      },
      visits,
    ],
  },
} satisfies Story;
export const OneSection = { args: { sections: [visits] } } satisfies Story;
export const LongWords = {
  args: {
    sections: [
      {
        title: 'Berufshaftpflichtversicherungsangelegenheiten',
        positions: [
          {
            number: '60.10',
            service:
              'Ausstellen einer Arzneimittelkommissionsunbedenklichkeitsbescheinigung, je angefangene Viertelstunde',
            minutes: 15,
            amount: 12345.67,
          },
        ],
      },
    ],
  },
} satisfies Story;
export const PartlyTranslated = {
  args: {
    sections: [
      {
        title: 'Conseil et examen',
        positions: [
          {
            number: '10.1',
            service: { text: 'Erstgespräch', lang: 'de' },
            minutes: 60,
            amount: 72,
          },
        ],
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
