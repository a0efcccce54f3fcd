import { initialGlobals, type StageGlobals } from './globals.ts';

/** The part of Storybook's preview that holds the toolbar's choices. It has no public name (Storybook 10.6). */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: { readonly userGlobals: { get(): Partial<StageGlobals> } };
  };
}

/**
 * Returns the choices of the toolbar for a page. Not from the events of Storybook's channel: a page also receives those of the
 * frames in it.
 */
export function chosenGlobals(page: object = globalThis): StageGlobals {
  const { __STORYBOOK_PREVIEW__: preview } = page as Preview;
  return { ...initialGlobals, ...preview?.storyStoreValue?.userGlobals.get() };
}

/** Returns the globals that a story begins with. One in a frame of a documentation page takes those of the page. */
export function firstGlobals(): StageGlobals {
  try {
    return chosenGlobals(globalThis.parent);
  } catch {
    // There is no window, or the surrounding page is of another website, such as Chromatic.
    return initialGlobals;
  }
}
