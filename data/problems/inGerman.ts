/**
 * Returns the German for the words of a problem, to be read after “Erwartet wird”. Values of editors
 * and names in the code stay as they are.
 *
 * @param expected a problem's `expected`, such as `a text that is not empty, found nothing`
 * @returns undefined if the text is unknown
 */
export function inGerman(expected: string): string | undefined {
  for (const { english, german } of entries) {
    const match = english.exec(expected);
    if (!match) continue;
    const { found, ...values } = match.groups ?? {};
    const text = filled(german, values);
    return found === undefined ? text : `${text}; gefunden: ${foundInGerman(found)}`;
  }
  return undefined;
}

function foundInGerman(found: string): string {
  for (const { english, german } of findings) {
    const match = english.exec(found);
    if (match) return filled(german, match.groups ?? {});
  }
  return found;
}

/**
 * German texts by the English ones, for what is expected. Names in braces are replaced by values, and the first line that fits applies. Each text may end with
 * `, found …`.
 */
const expectations: Readonly<Record<string, string>> = {
  // Texts
  'a text': 'ein Text',
  'a text that is not empty': 'ein Text, der nicht leer ist',
  'a text that can be seen': 'ein Text, der zu sehen ist',
  'a text, or nothing': 'ein Text oder ein leeres Feld',
  'a formatted text, or nothing': 'ein formatierter Text oder ein leeres Feld',
  'a text of whole characters': 'ein Text aus ganzen Zeichen',
  'a name': 'ein Name',
  'a name of small letters, such as videos, that stays the same for good':
    'ein Name aus kleinen Buchstaben, zum Beispiel videos, der für immer gleich bleibt',
  'another name, since functional is taken': 'ein anderer Name, da functional vergeben ist',
  'a short name such as board': 'ein kurzer Name wie board',
  'a short name of small letters, digits and hyphens, such as board':
    'ein kurzer Name aus kleinen Buchstaben, Ziffern und Bindestrichen, zum Beispiel board',
  'a version of Collegium, such as 0.1.0': 'eine Version von Collegium, zum Beispiel 0.1.0',
  'a short name of small letters, such as vhm':
    'ein kurzer Name aus kleinen Buchstaben, zum Beispiel vhm',

  // Numbers, dates and times
  'true or false': 'true oder false',
  'a whole number': 'eine ganze Zahl',
  'a number above 0': 'eine Zahl über 0',
  'a whole number of minutes': 'eine ganze Zahl von Minuten',
  'a whole number of days from {least} to {most}':
    'eine ganze Zahl von Tagen, von {least} bis {most}',
  'a whole number of months from {least} to {most}':
    'eine ganze Zahl von Monaten, von {least} bis {most}',
  'a date such as 2026-11-21': 'ein Datum wie 2026-11-21',
  'a time such as 09:00': 'eine Uhrzeit wie 09:00',
  'a time, since there is time_open': 'eine Uhrzeit, da „Von“ ausgefüllt ist',
  'a time, since there is time_close': 'eine Uhrzeit, da „Bis“ ausgefüllt ist',
  'a time, since there is {field}': 'eine Uhrzeit, da {field} ausgefüllt ist',
  'a time after {time}': 'eine Uhrzeit nach {time}',
  'a day: a number, or a text': 'ein Tag: eine Zahl oder ein Text',
  'a colour such as #17665a': 'eine Farbe wie #17665a',

  // Amounts
  'an amount in euros': 'ein Betrag in Euro',
  'an amount of 0 or more': 'ein Betrag von mindestens 0',
  'a price in euros': 'ein Preis in Euro',
  'a price above 0, or nothing where it is told on request':
    'ein Preis über 0, oder ein leeres Feld für einen Preis auf Anfrage',
  'a price in euros, up to {most}': 'ein Preis in Euro, höchstens {most}',
  'a price in euros, with two decimals at most':
    'ein Preis in Euro mit höchstens zwei Nachkommastellen',

  // Paths and addresses on the web
  'an e-mail address': 'eine E-Mail-Adresse',
  'an address such as https://example.org': 'eine Adresse wie https://example.org',
  'a path such as /kontakt': 'ein Pfad wie /kontakt',
  'a path such as /kontakt, or entries below': 'ein Pfad wie /kontakt, oder Einträge darunter',
  'a path such as /kontakt, or an address such as https://example.org':
    'ein Pfad wie /kontakt oder eine Adresse wie https://example.org',
  'a path that starts with /, such as /kontakt':
    'ein Pfad, der mit / beginnt, zum Beispiel /kontakt',
  'the path of a page': 'der Pfad einer Seite',
  'a path of its own, but the website itself has {path} already':
    'ein eigener Pfad, denn {path} gehört schon zur Website selbst',
  'a path of its own, but {origin} has {path} already':
    'ein eigener Pfad, denn {path} hat schon {origin}',
  'an anchor such as cookies': 'eine Sprungmarke wie cookies',

  // The addresses (slugs) of pages
  'a slug such as service/satzung': 'eine Adresse wie service/satzung',
  'a slug of small letters, digits and hyphens, such as service/satzung':
    'eine Adresse aus kleinen Buchstaben, Ziffern und Bindestrichen, zum Beispiel service/satzung',
  'a slug of {most} letters at most': 'eine Adresse aus höchstens {most} Zeichen',
  'a slug, since the website has no fixed address for {category} in the language {language}':
    'eine Adresse, da die Website für {category} in der Sprache {language} keine feste hat',
  'another slug, since index and {name} are taken':
    'eine andere Adresse, da index und {name} vergeben sind',
  'another slug, since {name} is reserved': 'eine andere Adresse, da {name} reserviert ist',
  'another slug, since {path} is a part of a list of news':
    'eine andere Adresse, da {path} zu einer Liste von Neuigkeiten gehört',
  'another slug, since {path} is a part of a list of products':
    'eine andere Adresse, da {path} zu einer Liste von Produkten gehört',
  '{slug}, where mails and menus lead members to':
    '{slug}, denn dorthin führen E-Mails und Menüs die Mitglieder',

  // Translations and languages
  'a list of translations': 'eine Liste von Übersetzungen',
  'a translation in the default language, {language}':
    'eine Übersetzung in der Standardsprache ({language})',
  'one translation a language': 'nur eine Übersetzung je Sprache',
  'a language: {keys}': 'eine Sprache: {keys}',
  'each language once': 'jede Sprache nur einmal',
  'the default language, {language}, among the languages':
    'die Standardsprache ({language}) unter den Sprachen',

  // Pages, their blocks and the overviews of menus
  'a page with the key {key}': 'eine Seite der Art „{key}“',
  'a page with the key products, since there are categories, such as {category} in {origin}':
    'eine Seite der Art „products“, da es Kategorien gibt, zum Beispiel {category} in {origin}',
  'a page at {path} in the language {language}, since its items are below it':
    'eine Seite {path} in der Sprache {language}, unter der die Einträge dieses Bereichs stehen',
  'a page at {path}, since its items are below it':
    'eine Seite {path}, unter der die Einträge dieses Bereichs stehen',
  'false, or a page {path}, which the footer links to':
    'ein ausgeschaltetes Feld oder eine Seite {path}, auf die die Fußzeile verweist',
  'the path of a page, since the overview of {group} would be at {path}, where the overview of another group is':
    'der Pfad einer Seite, da die Übersicht von {group} sonst unter {path} stünde, wo die Übersicht einer anderen Gruppe steht',
  'the path of a page, since the overview of {group} would be at {path}, where the website itself is':
    'der Pfad einer Seite, da die Übersicht von {group} sonst unter {path} stünde, wo eine Seite der Website selbst steht',
  'the path of a page, since the overview of {group} would be at {path}, where {origin} is':
    'der Pfad einer Seite, da die Übersicht von {group} sonst unter {path} stünde, wo {origin} steht',
  'two actions at most': 'eine Liste von höchstens zwei wichtigsten Wegen',
  'each block once': 'jeder Block nur einmal',
  'a group of {block} (there are none)': 'eine Gruppe von {block} (es gibt keine)',
  'a group of {block} ({groups})': 'eine Gruppe von {block} ({groups})',
  'each id once': 'jedes Menü nur einmal',
  'at least one entry in a group': 'mindestens ein Eintrag in einer Gruppe',

  // Values of choices
  'a key: {keys}': 'eine Art der Seite: {keys}',
  'a section: {keys}': 'ein Bereich: {keys}',
  'a category: {keys}': 'eine Kategorie: {keys}',
  'a kind: {keys}': 'ein Angebot: {keys}',
  'a kind of block: {keys}': 'eine Art von Block: {keys}',
  'at least one kind': 'mindestens ein Angebot',
  'full time, part time or both': 'Vollzeit, berufsbegleitend oder beides',
  'one of {keys}': 'einer dieser Werte: {keys}',
  '{keys}, or nothing': 'einer dieser Werte oder ein leeres Feld: {keys}',
  '{key}, {keys}': 'einer dieser Werte: {key}, {keys}',
  '{key} or {keys}': 'einer dieser Werte: {key} oder {keys}',

  // People, organisation and fees
  'at least one address': 'mindestens eine Anschrift',
  'at least one role': 'mindestens eine Aufgabe',
  'at least one position': 'mindestens eine Position',

  // Products
  'a key such as {key}': 'ein Schlüssel wie {key}',
  'a key of small letters, digits and hyphens, such as {key}, that stays the same for good':
    'ein Schlüssel aus kleinen Buchstaben, Ziffern und Bindestrichen, zum Beispiel {key}, der für immer gleich bleibt',
  'a key of {most} letters at most': 'ein Schlüssel aus höchstens {most} Zeichen',
  'a key of its own, but {origin} has {key} already':
    'ein eigener Schlüssel, denn {key} hat schon {origin}',
  'a category that has a record (there are none)': 'eine Kategorie, die es gibt (es gibt keine)',
  'a category that has a record ({names})': 'eine Kategorie, die es gibt ({names})',
  'the key of a manufacturer (there are none)':
    'der Schlüssel einer Marke oder eines Herstellers (es gibt keine)',
  'the key of a manufacturer ({names})':
    'der Schlüssel einer Marke oder eines Herstellers ({names})',
  'the key of an attribute (there are none)': 'der Schlüssel eines Merkmals (es gibt keine)',
  'the key of an attribute ({names})': 'der Schlüssel eines Merkmals ({names})',
  'a value of {key} (there are none)': 'ein Wert des Merkmals {key} (es gibt keine)',
  'a value of {key} ({names})': 'ein Wert des Merkmals {key} ({names})',
  'at least one value': 'mindestens ein Wert',
  'each value once': 'jeder Wert nur einmal',
  'each attribute once': 'jedes Merkmal nur einmal',

  // Files and pictures
  'a file in {folder}/': 'eine Datei in {folder}/',
  'the name of a picture file, such as tagung.jpg':
    'der Name einer Bilddatei, zum Beispiel tagung.jpg',
  'the name of an SVG file, such as logo.svg': 'der Name einer SVG-Datei, zum Beispiel logo.svg',
  'the address of a document, such as /files/satzung.pdf':
    'die Adresse eines Dokuments, zum Beispiel /files/satzung.pdf',
  'a document of these kinds: {keys}': 'ein Dokument mit einer dieser Endungen: {keys}',
  'a width in px': 'eine Breite in px',
  'a number of percent, from 0 to 100': 'eine Prozentzahl von 0 bis 100',
  'a height in px': 'eine Höhe in px',
  'what the picture shows, since there is one': 'eine Bildbeschreibung, da es ein Bild gibt',

  // Drawings
  'a drawing (SVG) of at most {most} MB': 'eine Zeichnung (SVG) von höchstens {most} MB',
  'a drawing (SVG) of at most {most} levels': 'eine Zeichnung (SVG) mit höchstens {most} Ebenen',
  'a drawing (SVG) with at most {most} characters of text':
    'eine Zeichnung (SVG) mit höchstens {most} Zeichen Text',
  'a drawing (SVG) that is well-formed': 'eine wohlgeformte Zeichnung (SVG)',
  'a drawing (SVG) that is well-formed (line {line}, column {column})':
    'eine wohlgeformte Zeichnung (SVG), anders als in Zeile {line}, Spalte {column}',
  'a drawing: <svg xmlns="http://www.w3.org/2000/svg" …>':
    'eine Zeichnung: <svg xmlns="http://www.w3.org/2000/svg" …>',
  'a drawing (SVG) with a width and a height above 0':
    'eine Zeichnung (SVG), deren Breite und Höhe über 0 liegen',
  'a drawing (SVG) without definitions in its DOCTYPE, exported as a picture':
    'eine Zeichnung (SVG) ohne Definitionen im DOCTYPE, als Bild exportiert',
  'a drawing (SVG) without {part}, exported as a picture':
    'eine Zeichnung (SVG) ohne {part}, als Bild exportiert',
  'a drawing (SVG) whose animations change no link and no handler':
    'eine Zeichnung (SVG), deren Animationen keinen Link und keine Ereignisbehandlung ändern',
  'a drawing (SVG) that refers to no other file, with pictures and fonts embedded':
    'eine Zeichnung (SVG) ohne Verweise auf andere Dateien, mit eingebetteten Bildern und Schriften',

  // Redirects. Their fields are “Von” and “Nach”.
  'a path such as /alt, or /alt/* for all below it, of at most {most} characters, without control characters, backslashes, `?`, `#` and broken escapes':
    'ein Pfad wie /alt, oder /alt/* für alles darunter, aus höchstens {most} Zeichen, ohne Steuerzeichen, umgekehrte Schrägstriche, `?`, `#` und fehlerhafte Kodierungen mit %',
  'a path such as /service/satzung, or an address such as https://example.org':
    'ein Pfad wie /service/satzung oder eine Adresse wie https://example.org',
  'a path with one / at its beginning, or an address without a password, of at most {most} characters, without control characters, backslashes and broken escapes':
    'ein Pfad mit einem / am Anfang oder eine Adresse ohne Passwort, aus höchstens {most} Zeichen, ohne Steuerzeichen, umgekehrte Schrägstriche und fehlerhafte Kodierungen mit %',
  'a path that no page has': 'ein Pfad, den keine Seite hat',
  'a path that no file of the site has': 'ein Pfad, den keine Datei der Website hat',
  'a path that the website and its host do not reserve':
    'ein Pfad, den weder die Website noch ihr Host reserviert',
  'a path that is redirected once only': 'ein Pfad, der nur einmal umgeleitet wird',
  'an address without /* at its end, unless from has it':
    'eine Adresse ohne /* am Ende, außer wenn „Von“ so endet',
  'a path with a name before /*, or a page': 'ein Pfad mit einem Namen vor /*, oder eine Seite',
  'an end, but {path} leads back to itself': 'ein Ziel, denn {path} führt zu sich selbst zurück',
  'an end over fewer redirects with /*, but {path} leads on and on':
    'ein Ziel über weniger Umleitungen mit /*, denn {path} führt immer weiter',
  'a path below which there are pages': 'ein Pfad, unter dem es Seiten gibt',
  'the path of a page or a document': 'der Pfad einer Seite oder eines Dokuments',
  'an address of a host without user, password or special characters, since /admin redirects there':
    'eine Adresse eines Hosts ohne Benutzer, Passwort und Sonderzeichen, denn /admin leitet dorthin',

  // Settings of the website
  'for a public body date, status and method of its statement':
    'bei einer öffentlichen Stelle eine Angabe in „Erklärung erstellt am“, „Stand der Vereinbarkeit“ und „Bewertet durch“',
  'each function_id once': 'jeder technische Name nur einmal',
  'a country such as DE': 'ein Land wie DE',
  'a country of two capital letters, such as DE':
    'ein Land aus zwei großen Buchstaben, zum Beispiel DE',
  'a host such as videos.example.org': 'ein Host wie videos.example.org',
  'a list of ids of roles': 'eine Liste von Nummern der Rollen',
  'the id of a role': 'die Nummer einer Rolle',
  'the id of a role, such as 7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02':
    'die Nummer einer Rolle, zum Beispiel 7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02',
  'an address such as https://stats.example.org, without a password, a query or signs of its own':
    'eine Adresse wie https://stats.example.org, ohne Passwort, Abfrage und besondere Zeichen',
  'the number of the site in Matomo': 'die Nummer der Website in Matomo',
  'a key of letters, digits, - and _, or nothing':
    'ein Schlüssel aus Buchstaben, Ziffern, - und _, oder ein leeres Feld',
  'an id of letters, digits, - and _, or nothing':
    'eine ID aus Buchstaben, Ziffern, - und _, oder ein leeres Feld',
  'nothing, or a key for the maps service in config.google_maps_key':
    'ein leeres Feld, oder ein Schlüssel im Feld „Schlüssel für Google Maps“',
  'nothing, or a consent with the function_id rating that visitors are asked for':
    'ein leeres Feld, oder eine Zustimmung mit dem technischen Namen rating, um die Besucher gebeten werden',

  // The structure of a record
  'one record': 'ein Eintrag',
  'no such field (is its name misspelt?)': 'kein Feld dieses Namens (ist er richtig geschrieben?)',
  'a list: [ … ]': 'eine Liste: [ … ]',
  'an object: { … }': 'ein Objekt: { … }',
  'at most {most} levels of lists and objects in each other':
    'eine Verschachtelung von höchstens {most} Ebenen',
};

/** German texts for what was found instead. Other values are shown as they are. */
const discoveries: Readonly<Record<string, string>> = {
  nothing: 'nichts',
  '[]': 'nichts',
  null: 'nichts',
  more: 'mehr',
  'half a character ({code}), as where a text is cut off in an emoji':
    'ein halbes Zeichen ({code}), wie es entsteht, wo ein Text in einem Emoji abgeschnitten ist',
  '{key} again': 'noch einmal {key}',
  '{block} {group} twice': 'zweimal {block} {group}',
  'no {file}, but {other}': 'kein {file}, aber {other}',
  'no {file}': 'kein {file}',
  "{file}, which is a link that leads out of the content's folder":
    '{file}, ein Verweis, der aus dem Ordner der Inhalte führt',
  '{file}, which is no file': '{file}, was keine Datei ist',
  '{file}, which is empty': '{file}, eine leere Datei',
};

/** The patterns of values that can't be arbitrary text. Without them, a line for a list of names would match sentences, too. */
const patterns: Readonly<Record<string, string>> = {
  key: '[\\w-]+',
  keys: '[\\w-]+(?:(?:, | or )[\\w-]+)*',
  block: '[\\w-]+',
};

const placeholder = /\{(\w+)\}/;

const entries = Object.entries(expectations).map(([english, german]) => ({
  english: new RegExp(`^${patternOf(english)}(?:, found (?<found>.*))?$`, 's'),
  german,
}));

const findings = Object.entries(discoveries).map(([english, german]) => ({
  english: new RegExp(`^${patternOf(english)}$`, 's'),
  german,
}));

/** The regular expression of a text, with a named group for each name in braces. */
function patternOf(english: string): string {
  return english
    .split(placeholder)
    .map((part, index) =>
      index % 2 === 0
        ? part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        : `(?<${part}>${patterns[part] ?? '.+?'})`,
    )
    .join('');
}

function filled(german: string, values: Readonly<Record<string, string>>): string {
  return german
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? part : valueOf(part, values)))
    .join('');
}

function valueOf(name: string, values: Readonly<Record<string, string>>): string {
  const value = values[name] ?? '';
  return name === 'keys' ? value.replace(' or ', ' oder ') : value;
}
