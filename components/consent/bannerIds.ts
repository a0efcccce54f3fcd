export const bannerHeadingId = 'consent-heading';

/** The id of the box of a choice. */
export function choiceId(functionId: string): string {
  return `consent-${functionId}`;
}

/** The id of the description of a choice. */
export function descriptionId(functionId: string): string {
  return `${choiceId(functionId)}-description`;
}

/**
 * Returns the ids of the consent banner, which is inserted into every page.
 *
 * @param functionIds the choices that editors added
 */
export function bannerIds(functionIds: readonly string[]): string[] {
  const choices = ['functional', 'matomo', ...functionIds];
  return [bannerHeadingId, ...new Set(choices.flatMap((id) => [choiceId(id), descriptionId(id)]))];
}
