/**
 * Queries of visitors and the pages expected for them. Written before any search was tuned, so that
 * searches can be compared (docs/decisions/0040).
 */
export interface JudgedQuery {
  readonly kind: QueryKind;
  readonly language: 'de' | 'en' | 'fr';
  readonly query: string;
  /** The pages that answer the query. Any of them may come first. */
  readonly answers: readonly string[];
}

export type QueryKind =
  | 'title'
  | 'compound'
  | 'inflection'
  | 'plain letters'
  | 'typed'
  | 'name'
  | 'number'
  | 'words'
  | 'elision'
  | 'typo';

type Row = readonly [kind: QueryKind, query: string, ...answers: readonly string[]];

export const judgedQueries: Record<'association' | 'shop', readonly JudgedQuery[]> = {
  association: [
    ...judged('de', '/', [
      ['title', 'satzung', 'service/satzung'],
      ['title', 'mitglied werden', 'service/beitrittserklaerung'],
      ['title', 'Berufsordnung', 'service/berufsordnung', 'adt/berufsordnung'],
      ['compound', 'versammlung', 'aktuelles/mitgliederversammlung-2026'],
      ['compound', 'bibliothek', 'aktuelles/fuehrung-gesundheitsbibliothek'],
      ['compound', 'befragung', 'aktuelles/patientenbefragung-2026'],
      ['compound', 'zertifikat', 'aus-und-fortbildung/zertifizierung'],
      ['inflection', 'Gebühr', 'adt/gebuehrenverzeichnis'],
      ['inflection', 'Satzungen', 'service/satzung'],
      ['inflection', 'Schulen', 'aus-und-fortbildung/schulen'],
      ['inflection', 'Vorstandes', 'wer-wir-sind/vorstand', 'aktuelles/vorstand-im-amt-bestaetigt'],
      ['inflection', 'Lehrbeauftragter', 'wer-wir-sind/lehrbeauftragte'],
      ['plain letters', 'gebuhrenverzeichnis', 'adt/gebuehrenverzeichnis'],
      ['plain letters', 'gebuehrenverzeichnis', 'adt/gebuehrenverzeichnis'],
      ['plain letters', 'Praesidium', 'wer-wir-sind/praesidium'],
      [
        'plain letters',
        'geschaeftsstelle',
        'wer-wir-sind/geschaeftsstelle',
        'aktuelles/geschaeftsstelle-umgezogen',
      ],
      ['typed', 'schied', 'service/schiedsstelle', 'aktuelles/bericht-der-schiedsstelle-2024'],
      [
        'typed',
        'semin',
        'aus-und-fortbildung/seminare',
        'aktuelles/mehr-plaetze-im-notfallseminar',
      ],
      ['typed', 'mustervertr', 'aktuelles/neuer-mustervertrag'],
      [
        'name',
        'Erika Exempel',
        'service/schiedsstelle',
        'wer-wir-sind/praesidium',
        'aktuelles/neuer-mustervertrag',
        'aktuelles/bericht-der-schiedsstelle-2024',
      ],
      ['name', 'Beispielhuber', 'wer-wir-sind/geschaeftsstelle', 'aktuelles/jahrestagung-2027'],
      ['name', 'Linh Vorlage-Tran', 'wer-wir-sind/landesleitung'],
      ['number', '23125011', 'wer-wir-sind/geschaeftsstelle'],
      ['number', '47 Fälle', 'aktuelles/bericht-der-schiedsstelle-2024'],
      ['number', '1.500 €', 'aktuelles/hilfe-nach-dem-hochwasser'],
      ['words', 'hitze praxis', 'aktuelles/hitze-in-der-praxis'],
      ['words', 'was kostet die Mitgliedschaft', 'service/beitrittserklaerung'],
      ['words', 'Beschwerde über eine Rechnung', 'service/schiedsstelle'],
      ['words', 'rechtsberatung mitglieder', 'service/leistungen'],
      ['typo', 'Satzugn', 'service/satzung'],
      ['typo', 'Mitgleiderversammlung', 'aktuelles/mitgliederversammlung-2026'],
      ['typo', 'Datenschuz', 'datenschutz', 'datenschutz-social'],
      ['typo', 'zertifizirung', 'aus-und-fortbildung/zertifizierung'],
    ]),
    ...judged('en', '/en/', [
      ['title', 'statutes', 'service/statutes'],
      ['title', 'plain language', 'working-groups/plain-language'],
      ['inflection', 'statute', 'service/statutes'],
      ['inflection', 'lecturing', 'about-us/lecturers'],
      ['inflection', 'certificates', 'education/certification'],
      ['inflection', 'member benefit', 'service/benefits'],
      ['typed', 'arbitr', 'service/arbitration-board', 'news/arbitration-board-report-2024'],
      [
        'name',
        'Luise Mustermüller',
        'news/help-after-the-flood',
        'about-us/presidium',
        'about-us/education-leaders',
      ],
      ['number', '612', 'news/patient-survey-2026'],
      ['words', 'hot weather water', 'news/heat-in-the-practice'],
      ['words', 'how do I join', 'service/membership-declaration', 'adt/membership-declaration'],
      ['typo', 'benifits', 'service/benefits'],
      ['typo', 'acessibility', 'accessibility'],
    ]),
    ...judged('fr', '/fr/', [
      ['title', 'statuts', 'service/statuts'],
      [
        'title',
        'comité directeur',
        'qui-sommes-nous/comite-directeur',
        'actualites/comite-directeur-reelu',
      ],
      ['inflection', 'cotisations', 'service/adhesion', 'actualites/assemblee-generale-2026'],
      ['inflection', 'adhérer', 'adt/adhesion', 'service/adhesion'],
      ['plain letters', 'assemblee generale', 'actualites/assemblee-generale-2026'],
      ['plain letters', 'demence', 'groupes-de-travail/vieillissement-et-demence'],
      ['elision', 'urgence', 'actualites/plus-de-places-au-seminaire-d-urgence'],
      ['elision', 'l’accessibilité', 'accessibilite'],
      ['elision', "d'assemblée", 'actualites/assemblee-generale-2026'],
      ['typed', 'cotisatio', 'service/adhesion', 'actualites/assemblee-generale-2026'],
      ['typed', 'secrét', 'qui-sommes-nous/secretariat', 'actualites/le-secretariat-a-demenage'],
      ['number', '261 voix', 'actualites/assemblee-generale-2026'],
      ['words', 'fortes chaleurs cabinet', 'actualites/canicule-au-cabinet'],
      ['typo', 'cotisaton', 'service/adhesion', 'actualites/assemblee-generale-2026'],
      ['typo', 'prezidium', 'qui-sommes-nous/presidium'],
    ]),
  ],
  shop: [
    ...judged('de', '/', [
      ['title', 'Vase', 'dekoration/vase-halm'],
      [
        'compound',
        'Rad',
        'fahrraeder/stadtrad-siebenmeilen',
        'fahrraeder/lastenrad-marktfrau',
        'fahrraeder/kinderrad-erste-runde',
        'fahrraeder',
      ],
      ['compound', 'Leuchte', 'dekoration/tischleuchte-daemmerung'],
      ['compound', 'Decke', 'heimtextilien/wolldecke-moorbirke'],
      ['inflection', 'Duftkerzen', 'raumduefte/duftkerze-heuboden'],
      ['inflection', 'Wolldecken', 'heimtextilien/wolldecke-moorbirke'],
      ['plain letters', 'Raeucherkegel', 'raumduefte/raeucherkegel-kaminabend'],
      ['typed', 'lastenr', 'fahrraeder/lastenrad-marktfrau'],
      ['number', '4.950', 'fahrraeder/lastenrad-marktfrau'],
      ['number', '4950', 'fahrraeder/lastenrad-marktfrau'],
      ['name', 'Uhrenwerk Nordlicht', 'marken/nordlicht'],
      ['typo', 'Kerzenleuhcter', 'dekoration/kerzenleuchter-drei'],
    ]),
    ...judged('en', '/en/', [
      ['inflection', 'blankets', 'home-fabrics/bog-birch-woollen-blanket'],
      ['inflection', 'candlestick', 'decoratives/three-candlesticks'],
      ['words', 'city bike bicycle', 'bicycles/seven-miles-city-bicycle', 'bicycles'],
      ['typo', 'jewelery', 'jewelry'],
    ]),
    ...judged('fr', '/fr/', [
      [
        'elision',
        'été',
        'linge-de-maison/parure-de-lit-nuit-d-ete',
        'atelier-floral/couronne-sechee-fin-d-ete',
      ],
      ['elision', 'encens', 'parfums-d-interieur/cones-d-encens-soir-au-coin-du-feu'],
      ['inflection', 'miroirs', 'decoration/miroir-rond'],
      ['typo', 'bougeoir troi', 'decoration/bougeoirs-trois'],
    ]),
  ],
};

function judged(
  language: JudgedQuery['language'],
  root: string,
  rows: readonly Row[],
): JudgedQuery[] {
  return rows.map(([kind, query, ...answers]) => ({
    kind,
    language,
    query,
    answers: answers.map((path) => root + path),
  }));
}
