/** The address of the overview in Directus, below `/admin`. */
export const overviewPath = '/overview';
