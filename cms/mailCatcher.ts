import { SMTPServer } from 'smtp-server';
import { decodeHTMLAttribute } from 'entities';
import { simpleParser } from 'mailparser';
import type { CmsEnvironment } from './environment.ts';
import { listening, startMailPage, type CaughtMail } from './mailPage.ts';

/** Receives all mail by SMTP and sends none. A page shows the mail at `/KEY/` (mailPage.ts). */
export async function startMailCatcher(
  { smtpPort, mailPort }: Pick<CmsEnvironment, 'smtpPort' | 'mailPort'>,
  key: string,
) {
  const page = await startMailPage(mailPort, key);
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      read(stream).then(
        (mail) => {
          page.add(mail);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  try {
    await listening(smtp, smtpPort, 'CMS_SMTP_PORT');
  } catch (error) {
    await page.stop();
    throw error;
  }
  return {
    async stop(): Promise<void> {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await page.stop();
    },
  };
}

async function read(stream: AsyncIterable<Buffer>): Promise<CaughtMail> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  const bytes = Buffer.concat(parts);
  return caught(await simpleParser(bytes), bytes.toString('utf8'));
}

type Parsed = Awaited<ReturnType<typeof simpleParser>>;

function caught(mail: Parsed, source: string): CaughtMail {
  const [headers = ''] = source.split('\r\n\r\n', 1);
  const to = [mail.to ?? []].flat().map((address) => address.text);
  const html = mail.html || '';
  // Remove the invisible characters that fill a mail program's preview line.
  const text = (mail.text ?? '').replace(/\p{Default_Ignorable_Code_Point}\s?/gu, '').trim();
  const fromHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    decodeHTMLAttribute(href),
  );
  const fromText = [...text.matchAll(/https?:\/\/[^\s<>\])]+/g)].map(([href]) => href);
  return {
    date: (mail.date ?? new Date()).toISOString(),
    from: mail.from?.text ?? '',
    to: to.join(', '),
    replyTo: mail.replyTo?.text ?? '',
    subject: mail.subject ?? '',
    text,
    html,
    ...{ source, headers },
    links: [...new Set([...fromHtml, ...fromText])],
  };
}
