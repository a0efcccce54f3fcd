import type { ErrorSummaryProps } from './ErrorSummary.tsx';

export const errorSummaryFixtures = {
  one: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    problems: [{ fieldId: 'name', label: 'Name', error: 'Bitte füllen Sie dieses Feld aus.' }],
  },
  several: {
    heading: 'Bitte prüfen Sie Ihre Angaben',
    problems: [
      { fieldId: 'name', label: 'Name', error: 'Bitte füllen Sie dieses Feld aus.' },
      {
        fieldId: 'email',
        label: 'E-Mail-Adresse',
        error: 'Bitte geben Sie die Adresse in der Form name@beispiel.de ein.',
      },
    ],
  },
  french: {
    heading: 'Veuillez vérifier votre saisie',
    problems: [
      { fieldId: 'name', label: 'Nom', error: { text: 'Please fill out this field.', lang: 'en' } },
      {
        fieldId: 'consent',
        label: 'déclaration de protection des données',
        error: 'Veuillez cocher cette case.',
      },
    ],
  },
  compound: {
    heading: 'Berufshaftpflichtversicherungsnachweisanforderung',
    problems: [
      {
        fieldId: 'name',
        label: 'Arzneimittelkommissionsgeschäftsstelle',
        error: 'Die Datenschutzgrundverordnungsinformationspflicht ist noch nicht erfüllt.',
      },
    ],
  },
} satisfies Record<string, ErrorSummaryProps>;
