import { createHmac } from 'node:crypto';
import type { MailSettings } from '../mail/mailSettings.ts';

type BounceSettings = Pick<MailSettings, 'bounces' | 'bounceKey'>;

/**
 * Returns the sender that the mail server sees, which is the address that notices of a failed delivery go to:
 * `bounces+12-0123456789abcdef0123@example.org` for the mail with the number 12. Undefined if the operator has set no address.
 */
export function bounceAddress(
  mail: number,
  { bounces, bounceKey }: BounceSettings,
): string | undefined {
  const at = bounces?.lastIndexOf('@') ?? -1;
  return bounces && `${bounces.slice(0, at)}+${tokenOf(mail, bounceKey)}${bounces.slice(at)}`;
}

/** Returns the number of the mail that a notice is about, or undefined if none of the addresses is ours. */
export function mailOfBounce(
  recipients: readonly string[],
  { bounceKey }: Pick<BounceSettings, 'bounceKey'>,
): number | undefined {
  return recipients
    .flatMap((address) => {
      const [, token, mail] = /\+((\d{1,15})-[\da-f]{20})@/i.exec(address) ?? [];
      return token?.toLowerCase() === tokenOf(Number(mail), bounceKey) ? Number(mail) : [];
    })
    .at(0);
}

/**
 * The number with a signature of 80 bits, so that nobody can write a notice about a mail that they did not get. Lower
 * case, since some mail servers change the case of an address, and short: the part before the @ may have 64 characters.
 */
function tokenOf(mail: number, key: string): string {
  const signature = createHmac('sha256', key).update(String(mail)).digest('hex').slice(0, 20);
  return `${mail}-${signature}`;
}
