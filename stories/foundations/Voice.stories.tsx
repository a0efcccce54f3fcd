import type { Meta, StoryObj } from '@storybook/react-vite';
import { longDate } from '../../components/i18n/FormattedDate.tsx';
import { formattedPrice } from '../../components/products/formattedPrice.ts';
import { labels, locales } from '../../locales/languages.ts';
import { Languages } from './parts/Languages.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { terms } from './terms.ts';
import { mostGrowing } from './textGrowth.ts';
import { picturesInOneLanguage } from '../../.storybook/pictureModes.ts';

const meta: Meta = {
  tags: ['!autodocs'],
  parameters: { chromatic: picturesInOneLanguage },
};
export default meta;

export const FormsOfAddress: StoryObj = {
  name: 'Forms of address',
  render: () => (
    <Sheet>
      <Languages
        caption="How we speak to people"
        subject="To whom"
        rows={{
          'A visitor': (language) =>
            ({
              de: 'Sie. Verben in der Höflichkeitsform: „Bitte prüfen Sie Ihre Angaben“',
              en: 'you: “Please check your details”',
              fr: 'vous : « Veuillez vérifier votre saisie »',
            })[language],
          'Men and women': (language) =>
            ({
              de: 'Beide nennen oder ein neutrales Wort: „Therapeutinnen und Therapeuten“, „Mitglieder“. Kein Sternchen.',
              en: 'Neutral words: “practitioners”, “members”',
              fr: 'Les deux, ou un mot neutre : « les praticiennes et praticiens », « les membres »',
            })[language],
          'The association': (language) =>
            ({ de: 'wir, nicht „der Verband“', en: 'we', fr: 'nous' })[language],
        }}
      />
    </Sheet>
  ),
};

/** The interface's own error texts. */
export const ErrorTexts: StoryObj = {
  name: 'Error texts',
  render: () => (
    <Sheet>
      <Languages
        caption="What happened, what is safe, and what to do"
        subject="Case"
        rows={{
          'A wrong address': (language) => labels[language].everyForm.checkEmail,
          'A text that is too long': (language) =>
            labels[language].everyForm.tooLong.replace(
              '{{most, number}}',
              new Intl.NumberFormat(locales[language]).format(5000),
            ),
          'The message did not arrive': (language) => labels[language].everyForm.away,
          'Nothing matches': (language) => labels[language].institutions.none,
          'Please wait': (language) => labels[language].everyForm.sending,
        }}
      />
    </Sheet>
  ),
};

export const LinkTexts: StoryObj = {
  name: 'Link texts',
  render: () => (
    <Sheet>
      <Languages
        caption="A link says where it leads, also when it is read alone"
        subject="Instead of"
        rows={{
          'hier, here, ici': (language) =>
            ({
              de: 'Die Satzung steht unter Dokumente',
              en: 'The statutes are among the documents',
              fr: 'Les statuts se trouvent dans les documents',
            })[language],
          'mehr, more, plus': (language) =>
            ({
              de: 'Alle Termine ansehen',
              en: 'See all dates',
              fr: 'Voir toutes les dates',
            })[language],
          'an address such as www.beispiel.de/fortbildung': (language) =>
            ({
              de: 'Fortbildungen 2027 (PDF, 1,2 MB)',
              en: 'Courses in 2027 (PDF, 1.2 MB)',
              fr: 'Formations 2027 (PDF, 1,2 Mo)',
            })[language],
        }}
      />
    </Sheet>
  ),
};

/** Written by the same functions as on the website. */
export const DatesAndNumbers: StoryObj = {
  name: 'Dates and numbers in German, English, French',
  render: () => (
    <Sheet>
      <Languages
        caption="Formats"
        subject="What"
        rows={{
          Date: (language) => longDate('2027-03-01', language),
          'Price in whole euros': (language) => formattedPrice(125_000, language),
          'Price with cents': (language) => formattedPrice(1990, language),
          Number: (language) => new Intl.NumberFormat(locales[language]).format(15_000),
          'Per cent': (language) =>
            new Intl.NumberFormat(locales[language], { style: 'percent' }).format(0.19),
          Time: (language) =>
            ({ de: '9:00 bis 17:30 Uhr', en: '9:00 to 17:30', fr: 'de 9 h à 17 h 30' })[language],
          Telephone: () => '+49 30 23125 010',
          Quotation: (language) =>
            ({ de: '„Zitat“', en: '“quotation”', fr: '« citation »' })[language],
        }}
      />
    </Sheet>
  ),
};

export const Terms: StoryObj = {
  render: () => (
    <Sheet>
      <Languages
        caption="One word for one thing"
        subject="Thing"
        rows={Object.fromEntries(
          Object.entries(terms).map(([name, words]) => [name, (language) => words[language]]),
        )}
      />
    </Sheet>
  ),
};

/** Labels that grow most between languages, with their lengths in characters. */
export const TextGrowth: StoryObj = {
  name: 'Text growth',
  render: () => (
    <Sheet>
      <Languages
        caption="Short labels whose length differs most between languages"
        subject="Label"
        rows={Object.fromEntries(
          mostGrowing(10).map(([key, words]) => [
            key,
            (language) => `${words[language]} (${words[language].length})`,
          ]),
        )}
      />
    </Sheet>
  ),
};
