interface Words {
  readonly subject: string;
  readonly text: (minutes: number) => string;
}

const german: Words = {
  subject: 'Anmeldung vorübergehend gesperrt',
  text: (minutes) => `Guten Tag,

mit Ihrer E-Mail-Adresse wurde mehrmals ein falsches Passwort eingegeben. Deshalb nehmen wir Anmeldungen für ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} nicht an. Danach geht es von selbst weiter; von einem Anschluss, an dem Sie sich schon angemeldet haben, oft auch sofort.

Waren Sie es selbst, müssen Sie nichts tun. Wenn Sie das Passwort vergessen haben, können Sie auf der Anmeldeseite ein neues setzen.

Waren Sie es nicht, hat jemand zu raten versucht und ist nicht hineingekommen. Ein langes Passwort, das Sie nur hier verwenden, und die Zwei-Faktor-Anmeldung schützen Sie.
`,
};

const english: Words = {
  subject: 'Signing in is locked for a while',
  text: (minutes) => `Hello,

somebody has entered a wrong password for your e-mail address several times. So we do not accept sign-ins for ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. After that everything works again by itself; from a connection where you have signed in before, often at once.

If it was you, there is nothing to do. If you have forgotten the password, you can set a new one on the sign-in page.

If it was not you, somebody tried to guess it and did not get in. A long password that you use nowhere else, and two-factor authentication, protect you.
`,
};

const french: Words = {
  subject: 'Connexion bloquée temporairement',
  text: (minutes) => `Bonjour,

un mot de passe erroné a été saisi plusieurs fois avec votre adresse e-mail. Nous refusons donc les connexions pendant ${minutes === 1 ? 'une minute' : `${minutes} minutes`}. Ensuite, tout fonctionne de nouveau sans rien faire\u202f; souvent même tout de suite depuis un accès que vous avez déjà utilisé.

Si c’était vous, vous n’avez rien à faire. Si vous avez oublié le mot de passe, vous pouvez en choisir un nouveau sur la page de connexion.

Si ce n’était pas vous, quelqu’un a essayé de le deviner, sans y parvenir. Un long mot de passe que vous n’utilisez nulle part ailleurs et l’authentification à deux facteurs vous protègent.
`,
};

/**
 * Returns the mail to the owner of a locked account. It contains no text from the person who guessed the
 * password.
 *
 * @param language the owner's, such as `de-DE`
 */
export function lockMail(language: string, seconds: number): { subject: string; text: string } {
  const words = language.startsWith('fr') ? french : language.startsWith('en') ? english : german;
  return { subject: words.subject, text: words.text(Math.ceil(seconds / 60)) };
}
