import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrimaryMenu } from '../../components/navigation/PrimaryMenu.tsx';
import { Container } from '../../components/primitives/Container.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';
import type {
  NavigationEntry,
  NavigationSection,
} from '../../components/navigation/navigationEntry.ts';
import * as menuLink from './MenuLink.stories.tsx';
import { inLanguage } from '../pinned.ts';

// Inside the header's margins, as on a page.
const meta = {
  component: PrimaryMenu,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PrimaryMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const service = {
  links: [
    { label: 'Beitrittserklärung', href: '/service/beitrittserklaerung' },
    { label: 'Berufsbild', href: '/service/berufsbild' },
    { label: 'Leistungen', href: '/service/leistungen' },
    { label: 'Satzung', href: '/service/satzung' },
    { label: 'Schiedsstelle', href: '/service/schiedsstelle' },
  ],
} satisfies NavigationSection;
const people = {
  heading: 'Menschen',
  links: [
    { label: 'Geschäftsstelle', href: '/wer-wir-sind/geschaeftsstelle' },
    { label: 'Vorstand', href: '/wer-wir-sind/vorstand' },
    { label: 'Landesleitung', href: '/wer-wir-sind/landesleitung' },
  ],
} satisfies NavigationSection;
const partners = {
  heading: 'Zusammenarbeit',
  links: [
    { label: 'Kooperierende Verbände', href: '/wer-wir-sind/kooperierende-verbaende' },
    { label: 'Partner', href: '/wer-wir-sind/partner' },
  ],
} satisfies NavigationSection;
const news: NavigationEntry = { kind: 'link', ...menuLink.Plain.args };
const contact: NavigationEntry = { kind: 'link', label: 'Kontakt', href: '/kontakt' };
const serviceGroup: NavigationEntry = { kind: 'group', label: 'Service', sections: [service] };
const association: NavigationEntry = {
  kind: 'group',
  label: 'Wer wir sind',
  sections: [people, partners],
};
const members: NavigationEntry = {
  kind: 'button',
  label: 'Mitgliederbereich',
  href: '/mitgliederbereich',
};

export const Association = {
  args: { entries: [news, serviceGroup, association, contact, members] },
} satisfies Story;
export const OnLink = {
  args: { entries: [{ ...news, current: 'page' }, serviceGroup, association, contact, members] },
} satisfies Story;
export const OpenGroup = {
  args: {
    entries: [
      news,
      {
        ...serviceGroup,
        sections: [
          {
            links: service.links.map((link) =>
              link.label === 'Satzung' ? { ...link, current: 'page' } : link,
            ),
          },
        ],
      },
      association,
      contact,
      members,
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Service')),
} satisfies Story;
export const OpenGroupWithTwoSections = {
  args: { entries: Association.args.entries },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Wer wir sind')),
} satisfies Story;
export const OnPhoneWithOpenGroup = { ...OpenGroup, ...onPhone } satisfies Story;
export const OneEntry = { args: { entries: [news] } } satisfies Story;
export const LongWords = {
  args: {
    entries: [
      { kind: 'link', ...menuLink.LongWordsInNarrowSpace.args },
      {
        kind: 'group',
        label: 'Arzneimittelkommissionsgeschäftsstelle',
        sections: [
          {
            heading: 'Mitgliederverwaltungsangelegenheiten',
            links: [
              menuLink.LongWordsInNarrowSpace.args,
              {
                label: 'Fortbildungszertifizierungsbestimmungen der Heilberufeverbände',
                href: '/aus-und-fortbildung/zertifizierung',
              },
            ],
          },
        ],
      },
      members,
    ],
  },
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByText('Arzneimittelkommissionsgeschäftsstelle')),
} satisfies Story;
export const PartlyTranslated = {
  args: {
    entries: [
      { kind: 'link', label: 'Actualités', href: '/fr/actualites' },
      {
        kind: 'group',
        label: 'Services',
        sections: [
          {
            links: [
              { label: 'Déclaration d’adhésion', href: '/fr/services/adhesion' },
              menuLink.ToPageInGerman.args,
              menuLink.Untranslated.args,
            ],
          },
        ],
      },
      {
        kind: 'group',
        label: { text: 'Wer wir sind', lang: 'de' },
        sections: [
          {
            heading: { text: 'Menschen', lang: 'de' },
            links: [{ label: 'Bureau', href: '/fr/qui-sommes-nous/bureau' }],
          },
        ],
      },
      { kind: 'button', label: 'Espace membres', href: '/mitgliederbereich', hrefLang: 'de' },
    ],
  },
  parameters: inLanguage('fr'),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Services')),
} satisfies Story;
