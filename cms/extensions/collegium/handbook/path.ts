/** The address of the handbook in Directus, below `/admin`. */
export const handbookPath = '/handbook';

/** The endpoint that serves texts and pictures. Not `handbook`: a bundle's parts need names of their own. */
export const handbookEndpoint = 'collegium-handbook';
