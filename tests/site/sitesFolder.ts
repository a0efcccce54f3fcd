/**
 * Where the servers of this folder build their sites. Other suites serve the same sites at the same time,
 * and must not replace those of each other.
 */
export const sitesFolder = process.env.SITES_FOLDER ?? '.cache/sites';
