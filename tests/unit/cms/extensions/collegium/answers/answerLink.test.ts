import { describe, expect, it } from '@jest/globals';
import { answerLink } from '../../../../../../cms/extensions/collegium/answers/answerLink.ts';
import { forms } from '../../../../../../contract/forms/forms.ts';

const sent = {
  ...{ email: 'nora@example.org', name: 'Nora Neu', topic: 'Heilkräuter', language: 'de' },
  message: 'Guten Tag,\nhaben Sie noch Plätze?',
};

/** The parts of the link, as a mail program reads them. */
function read(changes: object = {}) {
  const link = answerLink(forms.contact, { ...sent, ...changes })!;
  const [to = '', query = ''] = link.replace('mailto:', '').split('?');
  // In such an address, a plus is a plus (RFC 6068).
  const parts = query.split('&').map((part) => part.split('=').map(decodeURIComponent));
  return { link, to, parts: Object.fromEntries(parts) as Record<string, string> };
}

describe('the link that answers a message', () => {
  it('has the recipient, a subject, and the message as a quotation', () => {
    const { to, parts } = read();
    expect(to).toBe('nora@example.org');
    expect(parts).toEqual({
      subject: 'Ihre Nachricht: Heilkräuter',
      body: [
        ...['Guten Tag Nora Neu,', '', '', '', 'Sie schrieben:'],
        ...['> Guten Tag,', '> haben Sie noch Plätze?', ''],
      ].join('\r\n'),
    });
  });

  it('is in the language of the sender, and in German if it is unknown', () => {
    const subjects = ['de', 'en', 'fr', null].map(
      (language) => read({ language, topic: null }).parts['subject'],
    );
    expect(subjects).toEqual([
      ...['Ihre Nachricht an uns', 'Your message to us', 'Votre message'],
      'Ihre Nachricht an uns',
    ]);
  });

  it('takes nothing in the message for a recipient or a header', () => {
    const evil = '&bcc=evil@example.org?cc=evil@example.org\r\nBcc: evil@example.org#';
    const { link, to, parts } = read({ name: evil, topic: evil, message: evil });
    expect(to).toBe('nora@example.org');
    expect(Object.keys(parts)).toEqual(['subject', 'body']);
    expect(link.split('@')).toHaveLength(2);
    expect(read({ email: "o'neil&bcc=x@example.org" }).to).toBe("o'neil%26bcc%3Dx@example.org");
  });

  it('cuts a message that is too long for mail programs, also one of emoji', () => {
    for (const message of ['ü'.repeat(5000), '😀'.repeat(2500), 'x\n'.repeat(2500), '\uD800']) {
      const { link, parts } = read({ message });
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(parts['body']).toContain('Sie schrieben:');
      if (message.length > 1) expect(parts['body']!.trim().endsWith('[…]')).toBe(true);
    }
  });

  it('is missing if there is no address', () => {
    expect(answerLink(forms.contact, { ...sent, email: null })).toBeUndefined();
  });
});
