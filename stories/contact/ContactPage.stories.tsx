import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactPage } from '../../components/contact/ContactPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import * as contactInfo from './ContactInfo.stories.tsx';
import * as openingHours from './OpeningHours.stories.tsx';
import * as contactForm from './ContactForm.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: ContactPage, parameters: wholePage } satisfies Meta<typeof ContactPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const mapHref = 'https://www.openstreetmap.org/search?query=Beispielallee%2012%2C%20Musterstadt';

export const Association = {
  args: {
    title: 'Kontakt',
    lead: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    body: {
      html: trustSanitised(
        '<p>Die Geschäftsstelle liegt fünf Minuten vom Bahnhof. Der Eingang im Hof ist ohne Stufen erreichbar.</p>',
      ),
    },
    contact: contactInfo.Association.args,
    openingHours: openingHours.Week.args.periods,
    form: contactForm.Empty.args,
    mapHref,
    privacyHref: '/datenschutz',
  },
} satisfies Story;
export const Minimal = {
  args: {
    title: 'Kontakt',
    contact: contactInfo.AddressOnly.args,
    openingHours: openingHours.Closed.args.periods,
    form: contactForm.Empty.args,
    mapHref,
    privacyHref: '/datenschutz',
  },
} satisfies Story;
export const LongWords = {
  args: {
    ...Association.args,
    title: 'Arzneimittelkommissionsgeschäftsstelle',
    lead: 'Berufshaftpflichtversicherungsnachweise nimmt die Mitgliederverwaltungsabteilung entgegen.',
    contact: contactInfo.LongWordsInNarrowSpace.args,
    openingHours: openingHours.LongWordsInNarrowSpace.args.periods,
  },
  parameters: contactForm.LongWordsInNarrowSpace.parameters,
} satisfies Story;
export const PartlyTranslated = {
  args: {
    ...Association.args,
    lead: { text: Association.args.lead, lang: 'de' },
    body: { ...Association.args.body, lang: 'de' },
    openingHours: openingHours.PartlyTranslated.args.periods,
  },
  parameters: inLanguage('fr'),
} satisfies Story;
