import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverviewPage } from '../../components/overview/OverviewPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { inLanguage } from '../pinned.ts';

const meta = { component: OverviewPage, parameters: wholePage } satisfies Meta<typeof OverviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const professions = {
  title: 'Berufsbild',
  text: 'Was Heilberufe tun, wie man sie lernt und wo ihre Grenzen liegen.',
  href: '/service/berufsbild',
};
const code = {
  title: 'Berufsordnung',
  text: 'Rechte und Pflichten der Mitglieder: Schweigepflicht, Aufklärung, Werbung, Fortbildung.',
  href: '/service/berufsordnung',
};
const statutes = {
  title: 'Satzung',
  text: 'Zweck, Mitgliedschaft und Organe des Verbandes.',
  href: '/service/satzung',
};

export const OnePart = {
  args: { title: 'Service', sections: [{ pages: [professions, code, statutes] }] },
} satisfies Story;
export const SeveralParts = {
  args: {
    title: 'Service',
    sections: [
      { heading: 'Beruf', pages: [professions, code] },
      { heading: 'Verband', pages: [statutes] },
    ],
  },
} satisfies Story;
export const LongWords = {
  args: {
    title: 'Berufshaftpflichtversicherungsnachweise',
    sections: [
      {
        pages: [
          {
            title: 'Arzneimittelkommissionsgeschäftsstelle',
            text: 'Nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
            href: '/service/arzneimittelkommission',
          },
          { ...statutes, text: undefined },
        ],
      },
    ],
  },
} satisfies Story;

export const WithPageInGerman = {
  args: {
    title: 'Services',
    sections: [
      {
        pages: [
          {
            title: 'Instance de conciliation',
            text: { text: 'Hilft, wenn sich Mitglieder und Patienten streiten.', lang: 'de' },
            href: '/service/schiedsstelle',
            hrefLang: 'de',
          },
        ],
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
