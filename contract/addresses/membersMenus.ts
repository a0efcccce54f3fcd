/**
 * The name of the members' menus in a language, after `sharedDataFolder`. The hash makes them match
 * the build of the page.
 */
export function membersMenusName(compilationHash: string, language: string): string {
  return `${compilationHash}-${language}`;
}
