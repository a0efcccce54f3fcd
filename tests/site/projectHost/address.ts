/** The host that the site names. The browser takes each worker's own contract server for it. */
export const hostAddress = 'http://host.test';
