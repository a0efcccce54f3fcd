import { readMemberList } from '../../../../../../cms/extensions/collegium/members/list/readMemberList.ts';
import { english, german } from '../../../../../../cms/extensions/collegium/members/list/words.ts';
import { memberRoles } from '../../../../../../contract/members/audiences.ts';
import { languages } from '../../../../../../locales/languages.ts';

const read = (...lines: string[]) => readMemberList(lines.join('\r\n'), english);

test('a list as Excel saves it: a mark at the start, semicolons, German headings', () => {
  const { members, problems } = read(
    '\uFEFFE-Mail;Vorname;Nachname;Mitgliedsnummer;Verband;Sprache;Straße;PLZ;Ort',
    'Ada@Example.org;Ada;"von ""B""";0815;VHM;de;"Hauptstraße 1, Hof";01234;Köln',
    '',
    ';;;;;;;;',
    'jo@example.org;Jo;Muster;;VHM + ADT;;;;',
  );
  expect(problems).toEqual([]);
  expect(members).toEqual([
    {
      line: 2,
      email: 'ada@example.org',
      values: {
        email: 'ada@example.org',
        first_name: 'Ada',
        last_name: 'von "B"',
        member_number: '0815',
        role: memberRoles.vhm,
        language: 'de-DE',
        street: 'Hauptstraße 1, Hof',
        zip_code: '01234',
        city: 'Köln',
      },
    },
    {
      line: 5,
      email: 'jo@example.org',
      values: {
        email: 'jo@example.org',
        first_name: 'Jo',
        last_name: 'Muster',
        role: memberRoles.both,
      },
    },
  ]);
});

test('cells copied from a spreadsheet have tabs between them, and others commas', () => {
  for (const mark of ['\t', ',']) {
    const { members } = read(['association', 'email'].join(mark), ['adt', 'a@b.org'].join(mark));
    expect(members).toEqual([
      { line: 2, email: 'a@b.org', values: { email: 'a@b.org', role: memberRoles.adt } },
    ]);
  }
});

test('every line is looked at, and nothing of a list with a mistake is used', () => {
  expect(
    read(
      'email,association,language,phone',
      'ada@example.org,vhm,de,1',
      'ada,vhm,de,1',
      'ADA@example.org,both,en,1',
      'b@example.org,board,xx,1',
      'c@example.org,vhm',
      `d@example.org,vhm,de,${'1'.repeat(201)}`,
    ),
  ).toEqual({
    members: [],
    problems: [
      'Line 3: “ada” is no e-mail address.',
      'Line 4: ada@example.org is in line 2 already.',
      'Line 5: association “board”: expected VHM, ADT or both.',
      `Line 5: language “xx”: expected ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages)}.`,
      'Line 6: expected 4 cells, found 2.',
      'Line 7: phone: longer than 200 characters.',
    ],
  });
});

test('headings that are not known, double or missing are named', () => {
  expect(read('email,E-Mail,password', 'a,b,c').problems).toEqual([
    'Line 1: The column “password” is not known.',
    'Line 1: The column “E-Mail” is there twice.',
    'Line 1: The column “Verband” is missing.',
  ]);
});

test.each([
  ['', 'Die Liste ist leer: eine Zeile mit Überschriften und darunter ein Mitglied je Zeile.'],
  ['email,association', /leer/],
  ['email,association\n"a@b.org,vhm', /^Zeile \d: Anführungszeichen/],
  ['email,association,city\na@b.org,vhm,K\uFFFDln', /CSV UTF-8/],
  [`email,association\n${'a@b.org,vhm\n'.repeat(2001)}`, /mehr als 2000 Zeilen/],
])('what can’t be read is reported in one line: %.30j', (text, told) => {
  const { members, problems } = readMemberList(text, german);
  expect(members).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(told)]);
});
