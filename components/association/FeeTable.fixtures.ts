import type { FeeTableProps } from './FeeTable.tsx';

const visits = {
  title: 'Hausbesuche',
  positions: [
    { number: '50.1', service: 'Zuschlag für einen Hausbesuch bis 5 km', amount: 21 },
    { number: '50.2', service: 'Zuschlag für jeden weiteren Kilometer', amount: 0.6 },
  ],
};

export const feeTableFixtures = {
  german: {
    sections: [
      {
        title: 'Beratung und Untersuchung',
        positions: [
          { number: '10.1', service: 'Erstgespräch mit Anamnese', minutes: 60, amount: 72 },
          { number: '10.2', service: 'Folgegespräch', minutes: 30, amount: 36 },
          { number: '10.9', service: 'Gutachten nach Aktenlage', minutes: 600, amount: 1234.5 },
        ],
      },
      visits,
    ],
  },
  oneSection: { sections: [visits] },
  compound: {
    sections: [
      {
        title: 'Berufshaftpflichtversicherungsangelegenheiten',
        positions: [
          {
            number: '60.10',
            service:
              'Ausstellen einer Arzneimittelkommissionsunbedenklichkeitsbescheinigung, je angefangene Viertelstunde',
            minutes: 15,
            amount: 12345.67,
          },
        ],
      },
    ],
  },
  english: {
    sections: [
      {
        title: 'Advice and examination',
        positions: [
          { number: '10.1', service: 'First talk, with history', minutes: 60, amount: 72 },
          { number: '10.9', service: 'Opinion on the files', minutes: 600, amount: 1234.5 },
        ],
      },
    ],
  },
  french: {
    sections: [
      {
        title: 'Conseil et examen',
        positions: [
          { number: '10.1', service: 'Premier entretien', minutes: 60, amount: 72 },
          {
            number: '10.9',
            service: { text: 'Gutachten nach Aktenlage', lang: 'de' },
            minutes: 600,
            amount: 1234.5,
          },
        ],
      },
    ],
  },
} satisfies Record<string, FeeTableProps>;
