/** The texts of mails in German. */
export default {
  message: {
    subject: 'Nachricht von {{name}}: {{topic}}',
    body: `{{name}} hat am {{date}} über die Website geschrieben (Sprache: {{language}}). Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {{email}}.

{{message}}

{{link}}`,
    button: 'In Directus öffnen',
  },
  message_link: {
    subject: 'Neue Nachricht über die Website',
    body: `Am {{date}} ist über die Website eine Nachricht eingegangen (Sprache: {{language}}). Sie lesen und beantworten sie in Directus:

{{link}}`,
    button: 'In Directus öffnen',
  },
  newsletter_confirm: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    body: `Guten Tag,

mit der Adresse {{email}} wurde unser Newsletter bestellt. Bitte bestätigen Sie, dass Sie ihn haben möchten:

{{link}}

Der Link führt auf unsere Website und gilt {{days}} Tage. Erst wenn Sie dort bestätigen, nehmen wir Sie in den Verteiler auf.

Haben Sie den Newsletter nicht bestellt? Dann müssen Sie nichts tun: Ohne Bestätigung wird die Adresse nach {{days}} Tagen gelöscht.

{{association}}

Impressum: {{imprint}}
Datenschutz: {{privacy}}`,
    button: 'Anmeldung bestätigen',
  },
  newsletter_subscribed: {
    subject: 'Sie erhalten unseren Newsletter bereits',
    body: `Guten Tag,

mit der Adresse {{email}} wurde gerade noch einmal unser Newsletter bestellt. Sie erhalten ihn schon, also müssen Sie nichts tun.

{{association}}`,
  },
  newsletter_welcome: {
    subject: 'Willkommen beim Newsletter',
    body: `Guten Tag,

vielen Dank! Ab jetzt schicken wir unseren Newsletter an {{email}}.

{{association}}`,
  },
  newsletter_foot: {
    body: `Sie können den Newsletter jederzeit abbestellen. Der Link gehört zu Ihrer Adresse; geben Sie ihn nicht weiter.

{{unsubscribe}}

Impressum: {{imprint}}
Datenschutz: {{privacy}}`,
    button: 'Newsletter abbestellen',
  },
  invitation: {
    subject: 'Ihr Zugang zum Mitgliederbereich',
    body: `Guten Tag,

wir haben für Sie einen Zugang zum Mitgliederbereich unserer Website eingerichtet. Sie melden sich dort mit Ihrer E-Mail-Adresse {{email}} an. Wählen Sie jetzt Ihr Passwort:

{{link}}

Der Link gilt {{days}} Tage und nur für Sie; geben Sie ihn bitte nicht weiter. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.

Ihre Angaben haben wir aus unserer Mitgliederverwaltung. Was im Mitgliederbereich mit ihnen geschieht und welche Rechte Sie haben, lesen Sie hier: {{privacy}}

{{association}}
Impressum: {{imprint}}`,
    button: 'Passwort wählen',
  },
  password_reset: {
    subject: 'Neues Passwort wählen',
    body: `Guten Tag,

für Ihr Konto mit der Adresse {{email}} wurde ein neues Passwort angefordert. Hier wählen Sie es:

{{link}}

Der Link gilt {{hours}} Stunden und nur ein Mal; geben Sie ihn bitte nicht weiter.

Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.

{{association}}`,
    button: 'Neues Passwort wählen',
  },
  change_request: {
    subject: 'Änderungswunsch von {{name}}',
    body: `{{name}} (Mitgliedsnummer: {{number}}) bittet am {{date}} um eine Änderung der eigenen Daten. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {{email}}.

{{message}}

{{link}}`,
    button: 'In Directus öffnen',
  },
  change_request_link: {
    subject: 'Neuer Änderungswunsch eines Mitglieds',
    body: `Am {{date}} hat ein Mitglied um eine Änderung der eigenen Daten gebeten. Sie lesen den Wunsch in Directus:

{{link}}`,
    button: 'In Directus öffnen',
  },
  lock: {
    subject: 'Anmeldung vorübergehend gesperrt',
    body: `Guten Tag,

mit Ihrer E-Mail-Adresse wurde mehrmals ein falsches Passwort eingegeben. Deshalb nehmen wir Anmeldungen für {{time}} nicht an. Danach geht es von selbst weiter; von einem Anschluss, an dem Sie sich schon angemeldet haben, oft auch sofort.

Waren Sie es selbst, müssen Sie nichts tun. Wenn Sie das Passwort vergessen haben, können Sie auf der Anmeldeseite ein neues setzen.

Waren Sie es nicht, hat jemand zu raten versucht und ist nicht hineingekommen. Ein langes Passwort, das Sie nur hier verwenden, und die Zwei-Faktor-Anmeldung schützen Sie.
`,
    oneMinute: 'eine Minute',
    minutes: '{{minutes}} Minuten',
  },
  mention: {
    subject: 'Sie wurden in einem Kommentar erwähnt',
    body: `Guten Tag,

{{author}} hat Sie in einem Kommentar erwähnt. Sie finden ihn in Directus bei diesem Eintrag:

<{{address}}>`,
  },
};
