import { z } from 'zod';

/** Where `npm run publish` puts the site: a folder of this computer, or of a host that is reached by SSH. */
export interface PublishTarget {
  readonly folder: string;
  /** Whether the host has SFTP, but no shell. */
  readonly isWebSpace?: boolean;
  /** The host as rsync takes it, with or without a user; an IPv6 address in brackets. */
  readonly host?: string | undefined;
}

/**
 * `user@host:folder`, as rsync and scp take it. Without spaces and quotes, since old versions of rsync let the host's
 * shell read the path, and without a hyphen at the beginning, which would be an option of `ssh`.
 */
const onHost = /^(?<host>(?:\w[\w.-]*@)?(?:\w[\w.-]*|\[[\da-f:]+\])):(?<folder>[\w./][\w./@+-]*)$/i;

const onWebSpace =
  /^sftp:\/\/(?<host>(?:\w[\w.-]*@)?(?:\w[\w.-]*|\[[\da-f:]+\]))\/(?<folder>[\w./][\w./@+-]*)$/i;

export const publishTargetExample =
  'a folder such as /srv/www/site, user@host:folder, or sftp://user@host/folder';

export const publishTarget = () =>
  z.string().transform((text, context): PublishTarget => {
    const isWebSpace = text.startsWith('sftp://');
    const { host, folder } = (isWebSpace ? onWebSpace : onHost).exec(text)?.groups ?? {};
    if (folder !== undefined) return { host, folder, ...(isWebSpace && { isWebSpace }) };
    // A folder of this computer may contain a colon if its path is absolute.
    if (!text.includes(':') || text.startsWith('/')) return { folder: text };
    context.addIssue({ code: 'custom', message: publishTargetExample });
    return z.NEVER;
  });
