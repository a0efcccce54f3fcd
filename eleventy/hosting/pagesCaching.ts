/**
 * Cache-Control of pages: browsers must revalidate each time. Hosts that read `_headers` send this
 * by default; for others the files set it, since browsers would otherwise guess.
 */
export const pagesCaching = 'no-cache';
