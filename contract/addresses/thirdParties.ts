/** The origin of the maps service, for its scripts and requests. */
export const mapsService = 'https://maps.googleapis.com';

/** The script of the maps service; its query selects the library. */
export const mapsScript = `${mapsService}/maps/api/js`;

/** Files in Matomo's folder: the script, and the endpoint that it reports to. */
export const matomoScript = 'matomo.js';
export const matomoReceiver = 'matomo.php';
