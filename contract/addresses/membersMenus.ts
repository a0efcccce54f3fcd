/** What follows `sharedDataFolder` for the members' menus in a language: they are of one build with the frame around them. */
export function membersMenusName(compilationHash: string, language: string): string {
  return `${compilationHash}-${language}`;
}
