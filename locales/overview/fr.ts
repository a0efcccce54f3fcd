export default {
  title: 'Vue d’ensemble',
  loading: 'Chargement …',
  failed: 'Le chargement a échoué. Rechargez la page.',
  all: (count: number, collection: string) => `Tout (${count}) : ${collection}`,
  /** The link below a message (cms/extensions/collegium/answers). */
  answer: 'Répondre avec le logiciel de messagerie',
  account: {
    title: 'Votre compte',
    reason:
      'Seul un mot de passe protège votre compte pour l’instant. Avec un second facteur, une application sur votre téléphone, personne n’y entre en le devinant. Activez pour cela l’authentification à deux facteurs dans votre compte.',
    setUp: 'Vers votre compte',
  },
  /** cms/extensions/collegium/handbook */
  handbook: {
    title: 'Manuel',
    reason: 'Comment faire : les dix tâches les plus courantes, pas à pas, en anglais.',
    open: 'Vers le manuel',
    tasks: 'Les dix tâches les plus courantes',
    previous: 'Tâche précédente',
    next: 'Tâche suivante',
  },
  panels: {
    messages: { title: 'Nouveaux messages', none: 'Tous les messages sont traités.' },
    signUps: {
      title: 'Inscriptions des sept derniers jours',
      none: 'Personne ne s’est inscrit ces sept derniers jours.',
    },
    unsent: {
      title: 'E-mails qui n’ont pas pu être envoyés',
      none: 'Tous les e-mails sont envoyés.',
    },
    review: { title: 'À vérifier', none: 'Aucune page n’est à vérifier.' },
    translations: { title: 'Traductions manquantes', none: 'Tout est traduit.' },
    pictures: { title: 'Images sans description', none: 'Toutes les images sont décrites.' },
    scheduled: { title: 'Programmé', none: 'Rien n’est programmé.' },
    drafts: { title: 'Brouillons', none: 'Il n’y a pas de brouillons.' },
  },
};
