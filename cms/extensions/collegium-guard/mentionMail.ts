interface Words {
  readonly subject: string;
  /** In Markdown. */
  readonly text: (author: string, address: string) => string;
}

const german: Words = {
  subject: 'Sie wurden in einem Kommentar erwähnt',
  text: (author, address) => `Guten Tag,

${author} hat Sie in einem Kommentar erwähnt. Sie finden ihn in Directus bei diesem Eintrag:

<${address}>`,
};

const english: Words = {
  subject: 'You were mentioned in a comment',
  text: (author, address) => `Hello,

${author} has mentioned you in a comment. You find it in Directus, at this item:

<${address}>`,
};

const french: Words = {
  subject: 'Vous avez été mentionné(e) dans un commentaire',
  text: (author, address) => `Bonjour,

${author} vous a mentionné(e) dans un commentaire. Vous le trouverez dans Directus, auprès de cet élément\u00a0:

<${address}>`,
};

/**
 * Returns the mail about a mention in a comment. It contains no text by the author of the comment.
 *
 * @param language the recipient's, such as `de-DE`
 * @param author e-mail address
 * @param address of the item in Directus
 */
export function mentionMail(
  language: string,
  author: string,
  address: string,
): { subject: string; message: string } {
  const words = language.startsWith('fr') ? french : language.startsWith('en') ? english : german;
  return { subject: words.subject, message: words.text(author, address) };
}
