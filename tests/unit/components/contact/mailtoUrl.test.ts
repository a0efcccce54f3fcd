import { mailtoUrl } from '../../../../components/contact/mailtoUrl.ts';

const letter = {
  recipient: 'info@vhm.example',
  subject: 'Nachricht von Jonas Beispiel',
  message: 'Guten Tag',
  replyTo: 'jonas@post.example',
};

describe('mailtoUrl', () => {
  it('holds the whole letter', () => {
    const { href, searchParams } = new URL(mailtoUrl(letter));
    expect(href).toMatch(/^mailto:info@vhm\.example\?/);
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: 'Nachricht von Jonas Beispiel',
      body: 'Guten Tag\r\n\r\njonas@post.example',
    });
  });

  it('ends every line with CRLF (RFC 6068), whatever the message came with', () => {
    const { searchParams } = new URL(mailtoUrl({ ...letter, message: 'eins\nzwei\r\ndrei' }));
    expect(searchParams.get('body')).toBe('eins\r\nzwei\r\ndrei\r\n\r\njonas@post.example');
  });

  it('writes a space as %20, since mail programs show a plus as a plus', () => {
    expect(mailtoUrl(letter)).toContain('subject=Nachricht%20von%20Jonas%20Beispiel');
  });

  it.each(['&', '?', '#', '%', '+', '=', 'ß', '“', '🌿'])(
    'lets no %s break the address',
    (sign) => {
      const subject = `a${sign}b`;
      const message = `${sign}c`;
      const { searchParams, hash } = new URL(mailtoUrl({ ...letter, subject, message }));
      expect(searchParams.get('subject')).toBe(subject);
      expect(searchParams.get('body')).toBe(`${message}\r\n\r\njonas@post.example`);
      expect(hash).toBe('');
    },
  );

  it('adds no recipient that a visitor smuggles in', () => {
    const { pathname, searchParams } = new URL(
      mailtoUrl({ ...letter, subject: 'Hallo&bcc=alle@post.example' }),
    );
    expect(pathname).toBe('info@vhm.example');
    expect(searchParams.has('bcc')).toBe(false);
  });
});
