import type { NoticeProps } from './Notice.tsx';

export const noticeFixtures = {
  success: { tone: 'success', children: 'Ihre Anmeldung ist eingegangen.' },
  danger: {
    tone: 'danger',
    children:
      'Ihre Anmeldung konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
  info: { tone: 'info', children: 'Ihre Anmeldung ist abgelaufen.' },
  compound: {
    tone: 'danger',
    children: 'Die Berufshaftpflichtversicherungsbescheinigung konnte nicht gesendet werden.',
  },
  french: { tone: 'success', children: 'Votre inscription a bien été enregistrée.' },
} satisfies Record<string, NoticeProps>;
