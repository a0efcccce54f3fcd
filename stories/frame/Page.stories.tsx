import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../components/frame/Page.tsx';
import { wholePage } from './wholePage.ts';
import { Surface } from '../../components/primitives/Surface.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: Page, parameters: wholePage } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const aside = (
  <Surface>
    <Text size="sm">Die Mitgliedschaft kostet 120 Euro im Jahr.</Text>
  </Surface>
);

export const Plain = {
  args: {
    title: 'Leistungen für Mitglieder',
    lead: 'Beratung, Fortbildung und eine Stimme, die gehört wird: was der Verband für Sie tut.',
    children: (
      <Text measure>
        Wer eine eigene Praxis führt, hat Fragen, die in keinem Lehrbuch stehen. Unsere
        Geschäftsstelle beantwortet sie am Telefon, meist noch am selben Tag.
      </Text>
    ),
  },
} satisfies Story;
export const WithAside = { args: { ...Plain.args, aside } } satisfies Story;
export const WithAsideBefore = {
  args: { ...Plain.args, aside, asidePlace: 'before' },
} satisfies Story;
export const TitleOnly = { args: { title: 'Aktuelles' } } satisfies Story;
export const LongWords = {
  args: {
    ...Plain.args,
    title: 'Berufshaftpflichtversicherungsnachweis',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    aside,
  },
} satisfies Story;
export const UntranslatedLead = {
  args: {
    title: 'Prestations pour les membres',
    lead: { text: Plain.args.lead, lang: 'de' },
    children: <Text measure>Le secrétariat répond à vos questions, souvent le jour même.</Text>,
  },
  parameters: inLanguage('fr'),
} satisfies Story;
