import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import type { PageProps } from './Page.tsx';

const german = {
  title: 'Leistungen für Mitglieder',
  lead: 'Beratung, Fortbildung und eine Stimme, die gehört wird: was der Verband für Sie tut.',
  children: (
    <Text measure>
      Wer eine eigene Praxis führt, hat Fragen, die in keinem Lehrbuch stehen. Unsere
      Geschäftsstelle beantwortet sie am Telefon, meist noch am selben Tag.
    </Text>
  ),
} satisfies PageProps;

const aside = (
  <Surface>
    <Text size="sm">Die Mitgliedschaft kostet 120 Euro im Jahr.</Text>
  </Surface>
);

export const pageFixtures = {
  plain: german,
  withAside: { ...german, aside },
  asideBefore: { ...german, aside, asidePlace: 'before' },
  titleOnly: { title: 'Aktuelles' },
  compound: {
    ...german,
    title: 'Berufshaftpflichtversicherungsnachweis',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    aside,
  },
  untranslatedLead: {
    title: 'Prestations pour les membres',
    lead: { text: german.lead, lang: 'de' },
    children: <Text measure>Le secrétariat répond à vos questions, souvent le jour même.</Text>,
  },
} satisfies Record<string, PageProps>;
