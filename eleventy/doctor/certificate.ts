import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** Milliseconds for a connection. */
const timeout = 15_000;

const day = 86_400_000;

/** Programs that renew certificates do so 30 days before the end. With fewer days left, they have failed. */
const fewestDays = 20;

/**
 * Recommends a new certificate before browsers refuse the old one.
 *
 * @param siteUrl with https. Any other address has no certificate.
 * @param now milliseconds since 1970
 */
export async function expiringCertificate(siteUrl: string, now: number): Promise<string[]> {
  const url = URL.parse(siteUrl);
  if (url?.protocol !== 'https:') return [];
  const end = await endOfCertificate(url);
  if (end === undefined) return [];
  const lastDay = new Date(end).toISOString().slice(0, 10);
  return end - now < fewestDays * day
    ? [`${siteUrl}: its certificate expires on ${lastDay}; check that the host renews it.`]
    : [];
}

/** In milliseconds since 1970. Undefined if the host does not answer. */
async function endOfCertificate({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    // The request for the start page has checked the certificate. Here, only its end matters.
    const socket = connect(
      {
        host: hostname,
        port: Number(port) || 443,
        // An IP address must not be sent as a server's name.
        servername: isIP(hostname) ? '' : hostname,
        rejectUnauthorized: false,
        timeout,
      },
      () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to));
        socket.destroy();
      },
    );
    const giveUp = () => {
      resolve(undefined);
      socket.destroy();
    };
    socket.on('error', giveUp).on('timeout', giveUp);
  });
}
