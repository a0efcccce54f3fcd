import { readBounce } from '../../cms/bounces/readBounce.ts';

/** Checks the notices of different mail servers. tests/cms/bounces.test.ts has those of a real Postfix. */

const recipient = 'bounces+12-0123456789abcdef0123@example.org';

test.each([
  ['a mailbox that does not exist', { Status: '5.1.1' }, '5.1.1'],
  ['a comment behind the status', { Status: '5.2.1 (mailbox disabled)' }, '5.2.1'],
  ['a mail that waited too long', { Status: '4.4.1' }, '4.4.1'],
  [
    'a general status with an exact answer',
    { Status: '5.0.0', 'Diagnostic-Code': 'smtp; 550 5.1.1 <ann@example.com>:\n\tno such user' },
    '5.1.1',
  ],
  [
    'a general status with a general answer',
    { Status: '5.0.0', 'Diagnostic-Code': 'smtp; 550 no such user' },
    '5.0.0',
  ],
  [
    'an answer that contradicts the exact status',
    { Status: '5.4.4', 'Diagnostic-Code': 'smtp; 550 5.1.1 no such user' },
    '5.4.4',
  ],
])('reads a notice about %s', async (_, fields, status) => {
  expect(await read({ Action: 'failed', ...fields })).toEqual({ recipients: [recipient], status });
});

test.each([
  ['a delay', { Action: 'delayed', Status: '4.4.1' }],
  ['a success', { Action: 'delivered', Status: '2.0.0' }],
  ['a failure without a status', { Action: 'failed' }],
  ['a broken status', { Action: 'failed', Status: 'often' }],
])('ignores a notice about %s', async (_, fields) => {
  expect(await read(fields)).toBeUndefined();
});

test.each([
  ['To: Bounces <%s>', [recipient]],
  ['Delivered-To: %s', [recipient]],
  ['X-Original-To: %s', [recipient]],
  ['Envelope-To: %s', [recipient]],
  ['Subject: %s', []],
])('reads the recipient from “%s”', async (line, recipients) => {
  const found = await read({ Action: 'failed', Status: '5.1.1' }, line.replace('%s', recipient));
  expect(found?.recipients).toEqual(recipients);
});

function read(fields: Readonly<Record<string, string>>, to = `To: ${recipient}`) {
  const lines = [
    to,
    'From: MAILER-DAEMON@mail.example.org',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    ...['--b', 'Content-Type: text/plain', '', 'Action: failed', 'Status: 5.1.1', ''],
    ...['--b', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; mail.example.org', ''],
    'Final-Recipient: rfc822; ann@example.com',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ...['', '--b--', ''],
  ];
  return readBounce(Buffer.from(lines.join('\n').replaceAll('\n', '\r\n')));
}
