import type { ByLanguage, Evidence } from '../Evidence.ts';

/** A chapter of EN 301 549 V3.2.1. Chapter 9 is that of web pages: it repeats WCAG 2.1, and the catalogue leaves it empty. */
export interface EuropeanChapter {
  readonly title: ByLanguage;
  /** The entry of every criterion of the chapter, and the exceptions by their numbers. */
  readonly evidence: Evidence;
  readonly exceptions?: Readonly<Record<string, Evidence>>;
}

const nobody = {
  de: 'Niemand hat das bewertet.',
  en: 'Nobody has evaluated this.',
  fr: 'Personne ne l’a évalué.',
};

const aboutEditing: Evidence = {
  level: 'not-evaluated',
  remark: {
    de: 'Die Redaktion schreibt in Directus, einem anderen Produkt. Niemand hat bewertet, wie zugänglich es ist und wie gut es zu zugänglichen Inhalten führt.',
    en: 'Editors write in Directus, another product. Nobody has evaluated how accessible it is, and how well it leads to accessible content.',
    fr: 'La rédaction écrit dans Directus, un autre produit. Personne n’a évalué son accessibilité ni la façon dont il conduit à des contenus accessibles.',
  },
};

/** By the chapter's id in the catalogue. */
export const europe: Readonly<Record<string, EuropeanChapter>> = {
  en_301_549_functional_performance: {
    title: {
      de: '4: Funktionale Leistung',
      en: '4: Functional performance statements',
      fr: '4 : Déclarations de performance fonctionnelle',
    },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Kein Mensch mit Behinderung hat Collegium für diesen Bericht geprüft. Die Erfolgskriterien der WCAG sind ein Anhaltspunkt.',
        en: 'No person with a disability has tested Collegium for this report. The success criteria of WCAG are an indication.',
        fr: 'Aucune personne handicapée n’a testé Collegium pour ce rapport. Les critères de succès des WCAG donnent une indication.',
      },
    },
  },
  en_301_549_generic_requirements: {
    title: {
      de: '5: Allgemeine Anforderungen',
      en: '5: Generic requirements',
      fr: '5 : Exigences génériques',
    },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Eine Website ist kein geschlossenes System, und sie hat weder mechanische Teile noch Umschalttasten.',
        en: 'A website is no closed system, and it has neither mechanical parts nor locking keys.',
        fr: 'Un site web n’est pas un système fermé et n’a ni pièces mécaniques ni touches à verrouillage.',
      },
    },
    exceptions: {
      '5.2': { level: 'not-evaluated', remark: nobody },
      '5.3': {
        level: 'not-applicable',
        remark: {
          de: 'Collegium liest keine biometrischen Merkmale. Bietet ein Gerät sie an, bleibt das Passwort daneben möglich.',
          en: 'Collegium reads no biometric features. Where a device offers them, the password remains possible.',
          fr: 'Collegium ne lit aucune donnée biométrique. Si un appareil en propose, le mot de passe reste possible.',
        },
      },
      '5.4': {
        level: 'not-evaluated',
        remark: {
          de: 'Texte der Redaktion werden umgewandelt. Tests prüfen Alternativen und Überschriften; den Rest hat niemand bewertet.',
          en: 'Editors’ texts are converted. Tests check alternatives and headings; nobody has evaluated the rest.',
          fr: 'Les textes de la rédaction sont convertis. Des tests vérifient alternatives et titres ; personne n’a évalué le reste.',
        },
        tests: [
          'tests/unit/eleventy/richText/richText.images.test.ts: without alternative text has an empty one',
          'tests/unit/eleventy/richText/richText.warnings.test.ts: of a part of a page begin below its heading',
        ],
      },
      '5.9': { level: 'not-evaluated', remark: nobody },
    },
  },
  'en_301_549_ict_with_two-way_voice': {
    title: {
      de: '6: Sprachkommunikation in beide Richtungen',
      en: '6: Two-way voice communication',
      fr: '6 : Communication vocale bidirectionnelle',
    },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Collegium überträgt keine Gespräche.',
        en: 'Collegium transmits no conversations.',
        fr: 'Collegium ne transmet pas de conversations.',
      },
    },
  },
  en_301_549_ict_with_video: {
    title: {
      de: '7: Video',
      en: '7: Video capabilities',
      fr: '7 : Fonctionnalités vidéo',
    },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Collegium hat kein eigenes Abspielprogramm. Videos anderer Anbieter haben ihr eigenes.',
        en: 'Collegium has no player of its own. Videos of other hosts have theirs.',
        fr: 'Collegium n’a pas de lecteur vidéo. Les vidéos d’autres hébergeurs ont le leur.',
      },
    },
  },
  en_301_549_hardware: {
    title: { de: '8: Hardware', en: '8: Hardware', fr: '8 : Matériel' },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Collegium ist Software.',
        en: 'Collegium is software.',
        fr: 'Collegium est un logiciel.',
      },
    },
  },
  'en_301_549_non-web-documents': {
    title: {
      de: '10: Dokumente außerhalb des Webs',
      en: '10: Non-web documents',
      fr: '10 : Documents non web',
    },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Dateien zum Herunterladen sind Inhalte der Redaktion. Collegium erzeugt keine Dokumente mit Ton oder Video.',
        en: 'Files for download are editors’ content. Collegium makes no documents with sound or video.',
        fr: 'Les fichiers à télécharger sont des contenus de la rédaction. Collegium ne produit pas de documents avec son ou vidéo.',
      },
    },
  },
  en_301_549_software: {
    title: { de: '11: Software', en: '11: Software', fr: '11 : Logiciels' },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Besucherinnen und Besucher verwenden Collegium im Browser; dafür gilt Kapitel 9.',
        en: 'Visitors use Collegium in a browser, for which chapter 9 applies.',
        fr: 'Les visiteurs utilisent Collegium dans un navigateur, ce qui relève du chapitre 9.',
      },
    },
    exceptions: {
      '11.8': aboutEditing,
      '11.8.1': aboutEditing,
      '11.8.2': aboutEditing,
      '11.8.3': aboutEditing,
      '11.8.4': aboutEditing,
      '11.8.5': aboutEditing,
    },
  },
  en_301_549_documentation_and_support_services: {
    title: {
      de: '12: Dokumentation und Unterstützung',
      en: '12: Documentation and support services',
      fr: '12 : Documentation et services d’assistance',
    },
    evidence: { level: 'not-evaluated', remark: nobody },
    exceptions: {
      '12.1.2': {
        level: 'not-evaluated',
        remark: {
          de: 'Axe prüft die Seiten des Storybooks. Weiter hat sie niemand bewertet.',
          en: 'Axe checks the pages of Storybook. Nobody has evaluated them further.',
          fr: 'Axe vérifie les pages de Storybook. Personne ne les a évaluées davantage.',
        },
        tests: ['tests/stories/writtenPages.spec.ts: axe finds nothing in either mode'],
      },
    },
  },
  en_301_549_ict_providing_relay_or_emergency_service_access: {
    title: {
      de: '13: Vermittlungs- und Notrufdienste',
      en: '13: Relay and emergency services',
      fr: '13 : Services relais et d’urgence',
    },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Collegium gehört zu keinem dieser Dienste.',
        en: 'Collegium belongs to none of these services.',
        fr: 'Collegium ne fait partie d’aucun de ces services.',
      },
    },
  },
};
