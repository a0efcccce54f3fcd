import { simpleParser, type AddressObject } from 'mailparser';
import type { Bounce } from '../extensions/collegium/forms/bounces/Bounce.ts';

/**
 * Reads a notice that a mail was not delivered (RFC 3464).
 *
 * @returns undefined for other mails, such as automatic replies and notices of a delay
 */
export async function readBounce(source: Buffer): Promise<Bounce | undefined> {
  const { headers, attachments } = await simpleParser(source, { keepDeliveryStatus: true });
  const report = attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  if (!report) return undefined;
  const status = statusOfFailure(report.content.toString('latin1'));
  return status === undefined ? undefined : { recipients: addressesIn(headers), status };
}

/** The headers that name the notice's recipient. Mail servers add the last three. */
const headersOfRecipient = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

function addressesIn(headers: ReadonlyMap<string, unknown>): string[] {
  const values = headersOfRecipient.flatMap((name) => headers.get(name) ?? []);
  return values.flatMap((value) =>
    typeof value === 'string' ? value : (value as AddressObject).value.map(addressOf),
  );
}

function addressOf({ address = '' }: AddressObject['value'][number]): string {
  return address;
}

/** Each of our mails has one recipient, so one block of the report is about its delivery. */
function statusOfFailure(report: string): string | undefined {
  const blocks = report.replaceAll('\r', '').split(/\n{2,}/);
  const failed = blocks.map(fieldsOf).find(({ action }) => action?.toLowerCase() === 'failed');
  if (!failed) return undefined;
  const { status = '', 'diagnostic-code': answer = '' } = failed;
  const [stated] = /^\d\.\d{1,3}\.\d{1,3}/.exec(status) ?? [];
  // Some mail servers, such as Exim, write a general status, and the other server's answer has the exact one.
  const [, exact] = /^smtp;\s*5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/i.exec(answer) ?? [];
  return stated?.endsWith('.0.0') ? (exact ?? stated) : stated;
}

/** The fields of a block, by their names in lower case. A line that begins with a space continues the last one. */
function fieldsOf(block: string): Readonly<Record<string, string>> {
  const lines = block.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), (value ?? '').trim()]];
    }),
  );
}
