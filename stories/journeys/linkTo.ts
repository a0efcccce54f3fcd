import { within, type userEvent as UserEvent } from 'storybook/test';
import { screens } from '../../.storybook/screens/screens.ts';
import type { ScreenName } from '../../.storybook/screens/pages.ts';

interface Visit {
  readonly canvasElement: HTMLElement;
  readonly userEvent: Pick<typeof UserEvent, 'click'>;
}

/** Returns the first link to a page, in any language. If it is in a closed menu, the menu is opened. */
export async function linkTo(
  page: ScreenName,
  { canvasElement, userEvent }: Visit,
): Promise<HTMLElement> {
  const paths = new Set(
    Object.values(screens[page]).flatMap((byLanguage) =>
      Object.values(byLanguage).map(({ path }) => path),
    ),
  );
  const found = await within(canvasElement).findAllByRole('link', { hidden: true });
  const link = found.find((each) => paths.has(each.getAttribute('href') ?? ''));
  if (!link) throw new Error(`No link leads to ${page}.`);
  const summary = link.closest('details:not([open])')?.querySelector('summary');
  if (summary) await userEvent.click(summary);
  return link;
}
