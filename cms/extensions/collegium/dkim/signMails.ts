import type { Context, Register } from '../directus.ts';

/**
 * Signs every mail that Directus sends with DKIM (RFC 6376), if the operator has given a key. Mailbox providers
 * then know that the mail is from the domain of `EMAIL_FROM` and was not changed. Otherwise the mail server
 * has to sign. `cms/environment.ts` has checked both variables.
 */
export function signMails({ filter }: Register, { env }: Context): void {
  const {
    CMS_DKIM_SELECTOR: keySelector,
    CMS_DKIM_KEY: privateKey,
    EMAIL_FROM: sender,
  } = env as Readonly<Record<string, string>>;
  if (!keySelector || !privateKey || !sender) return;
  const domainName = sender.split('@').at(-1);
  const dkim = {
    ...{ domainName, keySelector, privateKey },
    headerFieldNames: signedHeaders.join(':'),
  };
  // Directus passes all properties of a mail on to nodemailer. `null` if another part has cancelled the mail.
  filter('email.send', (mail) => (mail === null ? null : { ...(mail as object), dkim }));
}

/**
 * The headers that mail programs show or act on (RFC 6376, 5.4.1). Nodemailer leaves out
 * List-Unsubscribe-Post, without which programs don't show their unsubscribe button (RFC 8058, 4).
 */
const signedHeaders = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];
