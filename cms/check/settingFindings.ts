import { isLoopback, type CmsEnvironment } from '../environment.ts';
import { trialSender } from '../settings/directusSettings.ts';
import { foreignNetworks } from '../settings/foreignNetworks.ts';
import type { Finding } from './accountFindings.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the problems of environment variables.
 *
 * @param settings the whole environment of the Directus process
 */
export function settingFindings(environment: CmsEnvironment, settings: Settings): Finding[] {
  const { publicUrl, isLocal, catchesMail, lockSeconds, forms } = environment;
  const findings: readonly (readonly [boolean, string])[] = [
    [
      !isLocal && !publicUrl.startsWith('https:'),
      `CMS_PUBLIC_URL: expected an address that begins with https, found ${publicUrl}; others in the network can read passwords.`,
    ],
    [
      catchesMail,
      'EMAIL_SMTP_HOST: expected a mail server, found the mail catcher; mails about locks and new passwords reach nobody.',
    ],
    [
      !catchesMail && settings['EMAIL_FROM'] === trialSender,
      `EMAIL_FROM: expected an address of the association’s own domain, found ${trialSender}; mail servers refuse it.`,
    ],
    [
      new Set(settings['SECRET']).size < 10,
      'CMS_SECRET: expected a random one, found one that can be guessed; leave it out, and one is generated.',
    ],
    [
      settings['RATE_LIMITER_ENABLED'] !== 'true',
      'RATE_LIMITER_ENABLED: expected true, found another value; one visitor can keep Directus busy.',
    ],
    [
      lockSeconds < 60,
      `CMS_LOCK_SECONDS: expected at least 60, found ${lockSeconds}; passwords can be guessed.`,
    ],
    [
      forms.work < 100,
      `CMS_FORMS_WORK: expected at least 100, found ${forms.work}; programs can send messages as fast as they like.`,
    ],
    [
      forms.leastSeconds < 1,
      `CMS_FORMS_LEAST_SECONDS: expected at least 1, found ${forms.leastSeconds}; nobody types that fast.`,
    ],
    ...crossOrigin(settings),
    ...network(environment, settings),
    [
      /\*|html|javascript|\/xml/.test(settings['FILES_MIME_TYPE_ALLOW_LIST'] ?? ''),
      'FILES_MIME_TYPE_ALLOW_LIST: expected kinds of files that browsers don’t run, found others.',
    ],
    [
      settings['DB_CLIENT'] === 'sqlite3' && settings['SYNCHRONIZATION_STORE'] === 'redis',
      'DB_CLIENT: expected pg, since SYNCHRONIZATION_STORE=redis is for several instances, which can’t share SQLite.',
    ],
  ];
  return findings.flatMap(([isFound, line]) => (isFound ? [{ line }] : []));
}

function crossOrigin(settings: Settings): (readonly [boolean, string])[] {
  const origins = settings['CORS_ORIGIN'] ?? '';
  return [
    [
      origins === 'true' || /[*]/.test(origins),
      `CORS_ORIGIN: expected the addresses of websites, found ${origins}; any website may call Directus.`,
    ],
    [
      settings['CORS_CREDENTIALS'] === 'true',
      'CORS_CREDENTIALS: expected false, found true; scripts of the websites in CORS_ORIGIN could act as the person who is logged in to Directus.',
    ],
  ];
}

function network({ host, isLocal, publicUrl }: CmsEnvironment, settings: Settings) {
  // Directus itself speaks no https.
  const hasProxy = !isLocal && (isLoopback(host) || publicUrl.startsWith('https:'));
  const denied = (settings['IMPORT_IP_DENY_LIST'] ?? '').split(',').map((entry) => entry.trim());
  const trust = settings['IP_TRUST_PROXY'];
  const findings: readonly (readonly [boolean, string])[] = [
    [
      trust === 'true',
      'IP_TRUST_PROXY: expected the addresses of your proxies, found true; everybody can claim any network address.',
    ],
    [
      trust === 'false' && hasProxy,
      'IP_TRUST_PROXY: expected the addresses of the proxy in front of Directus, such as 127.0.0.1, found none; all visitors share the limits of one network address.',
    ],
    [
      foreignNetworks.some((network) => !denied.includes(network)),
      'IMPORT_IP_DENY_LIST: expected at least the default, found less; leave the variable out. Otherwise editors can reach other computers in your network.',
    ],
  ];
  return findings;
}
