/** Where the maps service has its scripts, and is asked. */
export const mapsService = 'https://maps.googleapis.com';

/** The script that loads the maps service; a query tells what of it. */
export const mapsScript = `${mapsService}/maps/api/js`;

/** The files that Matomo has in its folder: the script, and what the script reports to. */
export const matomoScript = 'matomo.js';
export const matomoReceiver = 'matomo.php';
