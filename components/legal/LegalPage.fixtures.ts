import { contentPageFixtures } from '../content/ContentPage.fixtures.ts';
import { widgetFixtures } from '../frame/Widget.fixtures.ts';
import { legalNoticeFixtures } from './LegalNotice.fixtures.ts';
import type { LegalPageProps } from './LegalPage.tsx';

export const legalPageFixtures = {
  german: {
    ...contentPageFixtures.long,
    title: 'Datenschutzhinweis für soziale Medien',
    lead: 'Was mit Ihren Daten geschieht, wenn Sie unsere Profile besuchen.',
    notice: legalNoticeFixtures.association,
    widgets: [widgetFixtures.openingHours, widgetFixtures.social],
  },
  short: {
    ...contentPageFixtures.short,
    title: 'Nutzungsbedingungen',
    notice: legalNoticeFixtures.minimal,
  },
  compound: { ...contentPageFixtures.compound, notice: legalNoticeFixtures.compound },
  french: {
    ...contentPageFixtures.french,
    title: 'Protection des données sur les réseaux sociaux',
    notice: legalNoticeFixtures.untranslated,
  },
} satisfies Record<string, LegalPageProps>;
