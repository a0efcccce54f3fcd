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
  hints: {
    preview: 'La page dans les moteurs de recherche',
    none: 'Aucune remarque.',
    hide: 'Masquer',
    longTitle: (length: string) =>
      `Le titre compte ${length} caractères. Les moteurs de recherche en affichent environ 60.`,
    longDescription: (length: string) =>
      `La description compte ${length} caractères. Les moteurs de recherche en affichent environ 155.`,
    shortDescription: (length: string) =>
      `La description ne compte que ${length} caractères. Une phrase entière aide à choisir.`,
    hardToRead: (ease: string) =>
      `Le texte est difficile à lire (${ease} points sur 100). Des phrases et des mots plus courts aident.`,
    skippedHeading: (heading: string) =>
      `Le titre « ${heading} » saute un niveau. Choisissez le niveau supérieur.`,
    undescribedPicture: (count: string) =>
      count === '1'
        ? 'Une image du texte n’a pas de description.'
        : `${count} images du texte n’ont pas de description.`,
    vagueLink: (link: string) =>
      `Le lien « ${link} » ne dit pas où il mène. Le nom de sa cible est préférable.`,
    excludingWord: (pair: string) => {
      const [word, better] = pair.split(': ');
      return `« ${word} » ne nomme que des hommes. Par exemple : « ${better} ».`;
    },
    smallPicture: (widths: string) => {
      const [width, needed] = widths.split(' ');
      return `L’image a une largeur de ${width} pixels. Là où elle se trouve, il en faudrait au moins ${needed}.`;
    },
    heavyPicture: (megabytes: string) =>
      `L’image pèse ${megabytes.replace('.', ',')} Mo. Jusqu’à 3 Mo, elle est vite envoyée et publiée.`,
    heavyDocument: (megabytes: string) =>
      `Le fichier pèse ${megabytes.replace('.', ',')} Mo. Sur un téléphone, le téléchargement est long.`,
    undescribedUses: (count: string) =>
      count === '1'
        ? 'Une entrée ne décrit pas l’image.'
        : `${count} entrées ne décrivent pas l’image.`,
  },
  fileUse: {
    usedIn: 'Utilisé dans',
    none: 'Utilisé nulle part.',
    more: (count: number) => `et ${count} de plus`,
    undescribed: (languages: string) => `sans description de l’image : ${languages}`,
    hints: 'Remarques',
  },
  /** cms/extensions/collegium/pagePicker */
  pagePicker: {
    search: 'Titre de la page',
    searchOrAddress: 'Titre de la page, ou https://…',
    pages: 'Pages',
    found: (count: number) => (count < 2 ? `${count} page` : `${count} pages`),
    none: 'Aucune page ne correspond.',
    more: (count: number) => `et ${count} de plus. Écrivez davantage du titre.`,
    failed: 'Les pages n’ont pas pu être chargées. Rechargez le formulaire.',
    choose: 'Choisissez une page dans la liste.',
    chooseOrAddress:
      'Choisissez une page dans la liste, ou écrivez une adresse qui commence par https://.',
    unknown: 'Aucune page n’a ce chemin.',
    moved: (path: string) => `La page a déménagé vers ${path}.`,
    useNew: 'Utiliser le nouveau chemin',
    not: {
      hidden: 'Les visiteurs ne voient pas cette page, qui est un brouillon ou a été retirée.',
      coming: 'Cette page n’est pas encore parue.',
      ending: 'Cette page sera retirée.',
    },
  },
  /** cms/extensions/collegium/pageLinks */
  pageLinks: {
    none: 'Aucune fiche ne renvoie à cette page.',
    more: 'et d’autres',
  },
  earlierTexts: {
    none: 'Il n’y a pas d’autre version.',
    failed: 'Les versions antérieures n’ont pas pu être chargées. Rechargez la page.',
    use: 'Reprendre cette version',
    used: (time: string) => `La version du ${time} est dans le formulaire.`,
    empty: '(vide)',
  },
  /** cms/extensions/collegium/problems */
  problems: {
    title: 'Publication impossible',
    consequence: 'Jusqu’à la correction, le site montre la dernière version publiable, ou rien.',
  },
  /** cms/extensions/collegium/deadLinks */
  deadLinks: {
    title: 'Liens rompus',
    link: (words: string, address: string) =>
      words === '' ? address : `« ${words} » : ${address}`,
    since: (day: string) => `Remarqué pour la première fois : ${day}.`,
    reasons: {
      noPage: 'Votre site n’a pas cette page, ou ne l’a plus.',
      notFound: 'L’autre site n’a pas cette page (404).',
      gone: 'L’autre site a supprimé cette page (410).',
      serverError: 'L’autre site signale une erreur.',
      unknownHost: 'Il n’y a pas de site de ce nom.',
      refused: 'L’autre site n’accepte pas de connexion.',
      silent: 'L’autre site ne répond pas.',
      certificate:
        'Les navigateurs mettent en garde contre l’autre site : son certificat n’est pas valable.',
    },
  },
  /** cms/extensions/collegium/publication */
  publication: {
    title: 'Ce que voient les visiteurs',
    visible: (number: number, time: string) => `La publication ${number} du ${time} est en ligne.`,
    pages: (added: number, changed: number, removed: number) =>
      added + changed + removed === 0
        ? 'Elle n’a modifié aucune page, seulement d’autres fichiers.'
        : `Pages : nouvelles ${added}, modifiées ${changed}, supprimées ${removed}.`,
    changes: (count: number) =>
      count === 1
        ? '1 modification n’est pas encore en ligne.'
        : `${count} modifications ne sont pas encore en ligne.`,
    called: (time: string, name: string | null) =>
      name === null
        ? `La publication du site a été demandée la dernière fois le ${time}.`
        : `La publication du site a été demandée la dernière fois le ${time} par ${name}.`,
    silent: 'Le site ne répond pas.',
    publish: 'Publier le site',
    presses: {
      starting: 'Un instant …',
      started:
        'Le site est reconstruit. Dans quelques minutes, il montrera tout ce qui est publié.',
      refused:
        'Cela n’a pas marché : l’hébergeur du site n’a pas accepté la demande. Réessayez plus tard.',
    },
  },
  /** The detail of an entry in the panel of scheduled content: the event and its time. */
  times: {
    publish_on: (time: string) => `paraît le ${time}`,
    withdraw_on: (time: string) => `visible jusqu’au ${time}`,
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
    outdated: {
      title: 'Traductions à actualiser',
      none: 'Toutes les traductions correspondent au texte allemand.',
    },
    pictures: { title: 'Images sans description', none: 'Toutes les images sont décrites.' },
    scheduled: { title: 'Programmé', none: 'Rien n’est programmé.' },
    drafts: { title: 'Brouillons', none: 'Il n’y a pas de brouillons.' },
  },
};
