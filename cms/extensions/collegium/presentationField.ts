/** The properties that our interfaces without a value share. Directus places them among its own of this kind. */
export const presentationField = {
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  options: null,
  hideLoader: true,
  autoKey: true,
};
