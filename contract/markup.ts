/** On the inlined stylesheet. It names the page's build. */
export interface StylesheetData {
  /**
   * Hashes, separated by a space: of the compilation, and of the consent banner if there is one.
   */
  readonly build: string;
}

export const stylesheetSelector = 'style[data-build]';

/**
 * The selector of an empty rule that marks where the main region's rules begin, so that client navigation can
 * replace them (browser/page/navigation/stylesheets.ts). It matches no element.
 */
export const selectorBeforeMain = 'm';

/**
 * The element around the parts of header and footer that differ from page to page. The rest of them
 * stays during client navigation.
 */
export const slotElement = 'collegium-slot';

/** The prefix of Emotion's class names, in the build and the browser: `c-1a2b3c`. */
export const classNameKey = 'c';

/** The class of texts in rich text that are for screen readers only. */
export const visuallyHiddenClass = 'visually-hidden';

/** On `<html>`: the visitor's mode. Without a valid one, the system's preference applies. */
export interface RootData {
  colorMode?: string;
}

export const colorModeAttribute = 'data-color-mode';

/** On the button that switches between the modes. */
export const colorModeToggle = 'data-color-mode-toggle';

/** The `name` of the primary menu's groups: browsers keep only one `<details>` of a name open. */
export const primaryMenuName = 'primary-menu';

/** Selects open menus. The header has no other `details`. */
export const openMenus = 'header details[open]';

/** Selects the open panel of the menu or the sidebar. Browsers keep only one auto popover open. */
export const openPanel = '[popover=auto]:popover-open';

/** On `<html>` if this browser may have a member's login, before the session is known. */
export const memberAttribute = 'data-member';

/** On elements that open the consent banner. The one in the footer has all of the data. */
export interface ConsentOpenerData {
  /** The functions that the banner asks about, separated by spaces; empty on other elements. */
  readonly consents: string;
  /** Changes with the texts of the question and with the providers. Stored with the answer. */
  readonly version?: string | undefined;
  /** Present if visitors who have answered are asked, too. */
  readonly show?: '' | undefined;
  /** The Matomo that counts visits: its address and the site's number. */
  readonly matomo?: `${string} ${number}` | undefined;
  /** The message for a visitor who opens the banner, if the banner can't be loaded. */
  readonly failure?: string | undefined;
}

export const consentOpener = '[data-consents]';

/** The visitor's answer: the value of the pressed button. `reset` deletes the stored answer. */
export type ConsentAnswer = 'all' | 'selected' | 'none' | 'reset';

/** The button in the banner that deletes the answer; hidden while none is stored. */
export const consentReset = '[value=reset]';

/** On the element for a third-party content, which is shown after the visitor has allowed it. */
export interface ExternalContentData {
  /** The provider's host. "Always" is stored under it. */
  readonly external: string;
  /** The address that the frame loads. */
  readonly src: string;
  /** The provider's name. */
  readonly name: string;
  /** The banner's function for it, if the banner asks for one. */
  readonly function: string | undefined;
  /** Set if the provider must know which site shows the content. */
  readonly referrer: 'strict-origin' | undefined;
}

export const externalContent = '[data-external]';

/** How long the visitor allows the content: the value of the pressed button. */
export type ExternalContentAnswer = 'once' | 'always' | 'never';

/** On a picture that is still loading: it fades in afterwards. */
export interface LazyImageData {
  waiting?: '';
}

export const waitingAttribute = 'data-waiting';

/** On the offline page's link that tries the address again. */
export const tryAgainAttribute = 'data-again';

/**
 * On the offline page's list of pages that can be read without a connection. It is hidden while
 * empty.
 */
export const keptPagesAttribute = 'data-kept-pages';
