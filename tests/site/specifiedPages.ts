import type { Language } from '../../locales/languages.ts';

/** A page that the specification asks for (section 2), by its German address. */
export interface SpecifiedPage {
  readonly path: string;
  /** Addresses that the specification fixes. Editors choose the other slugs. */
  readonly fixed?: Readonly<Partial<Record<Language, string>>>;
  /** Languages that the association has not translated it into. */
  readonly missing?: readonly Language[];
  /** No page links to this one. Visitors get there only by an action, such as sending a form. */
  readonly unlinked?: true;
}

/** The catalogue's pages (watches to window) belong to a shop, which the association is not. */
export const specifiedPages: readonly SpecifiedPage[] = [
  { path: '/', fixed: { en: '/en/', fr: '/fr/' } },
  { path: '/kontakt', fixed: { en: '/en/contact', fr: '/fr/contact' } },
  { path: '/danke', fixed: { en: '/en/thanks', fr: '/fr/merci' }, unlinked: true },
  { path: '/impressum', fixed: { en: '/en/imprint', fr: '/fr/mentions-legales' } },
  { path: '/datenschutz', fixed: { en: '/en/privacy', fr: '/fr/mentions-legales' } },
  { path: '/datenschutz-social' },
  { path: '/barrierefreiheit' },
  { path: '/info' },
  { path: '/aktuelles' },
  { path: '/vhm-arbeitskreise' },
  { path: '/mitgliederbereich' },

  { path: '/adt/aktuelles' },
  { path: '/adt/allgemeine-informationen' },
  { path: '/adt/ausbildungsstaetten' },
  { path: '/adt/behandlungsvertrag' },
  { path: '/adt/beitrittserklaerung' },
  { path: '/adt/berufsordnung' },
  { path: '/adt/gebuehrenverzeichnis', missing: ['en', 'fr'] },

  { path: '/aus-und-fortbildung/ausbildung' },
  { path: '/aus-und-fortbildung/schulen' },
  { path: '/aus-und-fortbildung/seminare' },
  { path: '/aus-und-fortbildung/zertifizierung' },

  { path: '/service/beitrittserklaerung' },
  { path: '/service/berufsbild' },
  { path: '/service/berufsordnung' },
  { path: '/service/leistungen' },
  { path: '/service/satzung' },
  { path: '/service/schiedsstelle' },
  { path: '/service/verbandsaufgaben' },

  { path: '/wer-wir-sind/fortbildungsleiter' },
  { path: '/wer-wir-sind/geschaeftsstelle' },
  { path: '/wer-wir-sind/kooperierende-verbaende' },
  { path: '/wer-wir-sind/landesleitung' },
  { path: '/wer-wir-sind/lehrbeauftragte' },
  { path: '/wer-wir-sind/partner' },
  { path: '/wer-wir-sind/praesidium' },
  { path: '/wer-wir-sind/vorstand' },
];
