/**
 * The folder in which servers build their sites. Other suites serve the same sites at the same
 * time, so each needs its own folder.
 */
export const sitesFolder = process.env.SITES_FOLDER ?? '.cache/sites';
