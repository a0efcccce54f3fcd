export const bannerHeadingId = 'consent-heading';

/** Of the box of a choice. */
export function choiceId(functionId: string): string {
  return `consent-${functionId}`;
}

/** Of what describes it. */
export function descriptionId(functionId: string): string {
  return `${choiceId(functionId)}-description`;
}

/**
 * The ids of the consent banner, which comes to stand in every page.
 *
 * @param functionIds of the choices that editors added
 */
export function bannerIds(functionIds: readonly string[]): string[] {
  const choices = ['functional', 'matomo', ...functionIds];
  return [bannerHeadingId, ...new Set(choices.flatMap((id) => [choiceId(id), descriptionId(id)]))];
}
