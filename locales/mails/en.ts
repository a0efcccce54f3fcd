import type de from './de.ts';

/** The texts of mails in English. */
export default {
  message: {
    subject: 'Message from {{name}}: {{topic}}',
    body: `{{name}} wrote on {{date}} through the website (language: {{language}}). If you reply to this email, your answer goes to {{email}}.

{{message}}

{{link}}`,
    button: 'Open in Directus',
  },
  message_link: {
    subject: 'New message from the website',
    body: `A message arrived through the website on {{date}} (language: {{language}}). Read and answer it in Directus:

{{link}}`,
    button: 'Open in Directus',
  },
  newsletter_confirm: {
    subject: 'Please confirm your newsletter sign-up',
    body: `Hello,

somebody has asked for our newsletter with the address {{email}}. Please confirm that you would like to have it:

{{link}}

The link leads to our website and is good for {{days}} days. Only when you confirm there do we add you to the mailing list.

You did not ask for the newsletter? Then there is nothing to do: without confirmation the address is deleted after {{days}} days.

{{association}}

Imprint: {{imprint}}
Privacy: {{privacy}}`,
    button: 'Confirm sign-up',
  },
  newsletter_subscribed: {
    subject: 'You already receive our newsletter',
    body: `Hello,

somebody has just asked for our newsletter once more with the address {{email}}. You receive it already, so there is nothing to do.

{{association}}`,
  },
  newsletter_welcome: {
    subject: 'Welcome to the newsletter',
    body: `Hello,

thank you! From now on we send our newsletter to {{email}}.

{{association}}`,
  },
  newsletter_foot: {
    body: `You can unsubscribe at any time. The link belongs to your address; please do not pass it on.

{{unsubscribe}}

Imprint: {{imprint}}
Privacy: {{privacy}}`,
    button: 'Unsubscribe',
  },
  invitation: {
    subject: 'Your access to the members’ area',
    body: `Hello,

we have set up access to the members’ area of our website for you. You log in there with your email address {{email}}. Please choose your password now:

{{link}}

The link is good for {{days}} days and for you alone; please do not pass it on. If it has expired, we will gladly send you a new one.

Your details come from our membership records. What happens to them in the members’ area, and which rights you have, is explained here: {{privacy}}

{{association}}
Imprint: {{imprint}}`,
    button: 'Choose a password',
  },
  password_reset: {
    subject: 'Choose a new password',
    body: `Hello,

somebody has asked for a new password for your account with the address {{email}}. You choose it here:

{{link}}

The link is good for {{hours}} hours and works once; please do not pass it on.

It was not you? Then there is nothing to do: your password stays as it is.

{{association}}`,
    button: 'Choose a new password',
  },
  change_request: {
    subject: 'Change of data asked for by {{name}}',
    body: `{{name}} (member number: {{number}}) asked on {{date}} for a change of their data. If you reply to this email, your answer goes to {{email}}.

{{message}}

{{link}}`,
    button: 'Open in Directus',
  },
  change_request_link: {
    subject: 'A member asks for a change of their data',
    body: `On {{date}}, a member asked for a change of their data. Read the request in Directus:

{{link}}`,
    button: 'Open in Directus',
  },
  lock: {
    subject: 'Logging in is locked for a while',
    body: `Hello,

somebody has entered a wrong password for your e-mail address several times. So we do not accept log-ins for {{time}}. After that everything works again by itself; from a connection where you have logged in before, often at once.

If it was you, there is nothing to do. If you have forgotten the password, you can set a new one on the log-in page.

If it was not you, somebody tried to guess it and did not get in. A long password that you use nowhere else, and two-factor authentication, protect you.
`,
    oneMinute: 'one minute',
    minutes: '{{minutes}} minutes',
  },
  mention: {
    subject: 'You were mentioned in a comment',
    body: `Hello,

{{author}} has mentioned you in a comment. You find it in Directus, at this item:

<{{address}}>`,
  },
} satisfies typeof de;
