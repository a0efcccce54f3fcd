import type de from './de.ts';

/** The texts of mails in French. */
export default {
  message: {
    subject: 'Message de {{name}} : {{topic}}',
    body: `{{name}} a écrit le {{date}} par le site web (langue : {{language}}). Si vous répondez à cet e-mail, votre réponse parvient à {{email}}.

{{message}}

{{link}}`,
    button: 'Ouvrir dans Directus',
  },
  message_link: {
    subject: 'Nouveau message du site web',
    body: `Un message est arrivé le {{date}} par le site web (langue : {{language}}). Vous pouvez le lire et y répondre dans Directus :

{{link}}`,
    button: 'Ouvrir dans Directus',
  },
  newsletter_confirm: {
    subject: 'Merci de confirmer votre inscription à la lettre d’information',
    body: `Bonjour,

notre lettre d’information a été demandée avec l’adresse {{email}}. Merci de confirmer que vous souhaitez la recevoir :

{{link}}

Le lien mène à notre site et reste valable {{days}} jours. Ce n’est qu’après votre confirmation que nous vous ajoutons à la liste d’envoi.

Vous n’avez pas demandé la lettre d’information ? Alors vous n’avez rien à faire : sans confirmation, l’adresse est supprimée au bout de {{days}} jours.

{{association}}

Mentions légales : {{imprint}}
Protection des données : {{privacy}}`,
    button: 'Confirmer l’inscription',
  },
  newsletter_subscribed: {
    subject: 'Vous recevez déjà notre lettre d’information',
    body: `Bonjour,

notre lettre d’information vient d’être demandée une nouvelle fois avec l’adresse {{email}}. Vous la recevez déjà ; vous n’avez donc rien à faire.

{{association}}`,
  },
  newsletter_welcome: {
    subject: 'Bienvenue parmi les lecteurs de la lettre d’information',
    body: `Bonjour,

merci ! Désormais, nous envoyons notre lettre d’information à {{email}}.

{{association}}`,
  },
  newsletter_foot: {
    body: `Vous pouvez vous désabonner à tout moment. Ce lien est lié à votre adresse ; ne le transmettez à personne.

{{unsubscribe}}

Mentions légales : {{imprint}}
Protection des données : {{privacy}}`,
    button: 'Se désabonner',
  },
  invitation: {
    subject: 'Votre accès à l’espace membres',
    body: `Bonjour,

nous avons créé pour vous un accès à l’espace membres de notre site. Vous vous y connectez avec votre adresse e-mail {{email}}. Choisissez maintenant votre mot de passe :

{{link}}

Le lien est valable {{days}} jours et pour vous seul ; merci de ne le transmettre à personne. S’il a expiré, nous vous en enverrons volontiers un nouveau.

Vos données proviennent de notre fichier des adhérents. Leur utilisation dans l’espace membres et vos droits sont expliqués ici : {{privacy}}

{{association}}
Mentions légales : {{imprint}}`,
    button: 'Choisir un mot de passe',
  },
  password_reset: {
    subject: 'Choisir un nouveau mot de passe',
    body: `Bonjour,

un nouveau mot de passe a été demandé pour votre compte avec l’adresse {{email}}. Vous le choisissez ici :

{{link}}

Le lien est valable {{hours}} heures et ne sert qu’une fois ; merci de ne le transmettre à personne.

Ce n’était pas vous ? Alors vous n’avez rien à faire : votre mot de passe ne change pas.

{{association}}`,
    button: 'Choisir un nouveau mot de passe',
  },
  change_request: {
    subject: 'Demande de modification de {{name}}',
    body: `{{name}} (numéro de membre : {{number}}) a demandé le {{date}} une modification de ses données. Si vous répondez à cet e-mail, votre réponse parvient à {{email}}.

{{message}}

{{link}}`,
    button: 'Ouvrir dans Directus',
  },
  change_request_link: {
    subject: 'Nouvelle demande de modification d’un membre',
    body: `Le {{date}}, un membre a demandé une modification de ses données. Vous pouvez lire sa demande dans Directus :

{{link}}`,
    button: 'Ouvrir dans Directus',
  },
  lock: {
    subject: 'Connexion bloquée temporairement',
    body: `Bonjour,

un mot de passe erroné a été saisi plusieurs fois avec votre adresse e-mail. Nous refusons donc les connexions pendant {{time}}. Ensuite, tout fonctionne de nouveau sans rien faire ; souvent même tout de suite depuis un accès que vous avez déjà utilisé.

Si c’était vous, vous n’avez rien à faire. Si vous avez oublié le mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.

Si ce n’était pas vous, quelqu’un a essayé de le deviner, sans y parvenir. Un long mot de passe que vous n’utilisez nulle part ailleurs et l’authentification à deux facteurs vous protègent.
`,
    oneMinute: 'une minute',
    minutes: '{{minutes}} minutes',
  },
  mention: {
    subject: 'Vous avez été mentionné(e) dans un commentaire',
    body: `Bonjour,

{{author}} vous a mentionné(e) dans un commentaire. Vous le trouverez dans Directus, auprès de cet élément :

<{{address}}>`,
  },
} satisfies typeof de;
