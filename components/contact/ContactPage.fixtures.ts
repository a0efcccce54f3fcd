import { trustSanitised } from '../primitives/safeHtml.ts';
import { contactDetailsFixtures } from './contactDetails.fixtures.ts';
import { contactFormFixtures } from './ContactForm.fixtures.ts';
import type { ContactPageProps } from './ContactPage.tsx';
import { openingHoursFixtures } from './OpeningHours.fixtures.ts';

const mapHref = 'https://www.openstreetmap.org/search?query=Beispielallee%2012%2C%20Musterstadt';

const german = {
  title: 'Kontakt',
  lead: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
  body: {
    html: trustSanitised(
      '<p>Die Geschäftsstelle liegt fünf Minuten vom Bahnhof. Der Eingang im Hof ist ohne Stufen erreichbar.</p>',
    ),
  },
  contact: contactDetailsFixtures.association,
  openingHours: openingHoursFixtures.week.periods,
  form: contactFormFixtures.german,
  mapHref,
  privacyHref: '/datenschutz',
} satisfies ContactPageProps;

export const contactPageFixtures = {
  german,
  minimal: {
    title: 'Kontakt',
    contact: contactDetailsFixtures.minimal,
    openingHours: openingHoursFixtures.closed.periods,
    form: contactFormFixtures.german,
    mapHref,
    privacyHref: '/datenschutz',
  },
  compound: {
    ...german,
    title: 'Arzneimittelkommissionsgeschäftsstelle',
    lead: 'Berufshaftpflichtversicherungsnachweise nimmt die Mitgliederverwaltungsabteilung entgegen.',
    contact: contactDetailsFixtures.compound,
    openingHours: openingHoursFixtures.compound.periods,
  },
  french: {
    ...german,
    title: 'Contact',
    lead: { text: german.lead, lang: 'de' },
    body: { ...german.body, lang: 'de' },
    openingHours: openingHoursFixtures.foreignWords.periods,
    form: contactFormFixtures.french,
  },
} satisfies Record<string, ContactPageProps>;
