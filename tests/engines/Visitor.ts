import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Key } from './Engine.ts';
import { look, type Found, type Place, type Target } from './inPage.ts';
import { soon } from './soon.ts';

/** A person before a browser: looks for things by their names, and uses fingers, mouse or keyboard. */
export class Visitor {
  readonly #browser: Browser;
  readonly #address: string;
  readonly #hasTouch: boolean;

  /** @param options.address the address of the site, for paths */
  constructor(browser: Browser, options: { address: string; hasTouch: boolean }) {
    this.#browser = browser;
    this.#address = options.address;
    this.#hasTouch = options.hasTouch;
  }

  /** Enters a path of the site, or a complete address. */
  goTo(address: string): Promise<void> {
    return this.#browser.goTo(new URL(address, this.#address).href);
  }

  goBack(): Promise<void> {
    return this.#browser.goBack();
  }

  reload(): Promise<void> {
    return this.#browser.reload();
  }

  press(key: Key): Promise<void> {
    return this.#browser.press(key);
  }

  type(text: string): Promise<void> {
    return this.#browser.type(text);
  }

  /** The address without the host. */
  async path(): Promise<string> {
    return (await this.#browser.evaluate('location.pathname + location.search')) as string;
  }

  /** The page's background colour as CSS text. */
  async background(): Promise<string> {
    const color = 'getComputedStyle(document.body).backgroundColor';
    return (await this.#browser.evaluate(color)) as string;
  }

  /** Whether a service worker answers for the page. */
  async isOfflineReady(): Promise<boolean> {
    return (await this.#browser.evaluate('Boolean(navigator.serviceWorker.controller)')) as boolean;
  }

  /** Waits until the target is visible, once. */
  sees(target: Target): Promise<Found> {
    return this.#find(target, false);
  }

  /** Waits until the target is not visible. */
  async missesSoon(target: Target): Promise<void> {
    await soon(async () => {
      const found = await this.all(target);
      if (found.length > 0) throw new Error(`${nameOf(target)} is still visible.`);
    });
  }

  /** The visible elements that fit the target, now. */
  all(target: Target): Promise<readonly Found[]> {
    return this.#look(target, false);
  }

  /** Clicks, or taps on a phone, the middle of the target, when it is uncovered and at rest. */
  async click(target: Target): Promise<void> {
    let before: Place | undefined;
    let looks = 0;
    const { x, y } = await soon(async () => {
      const found = await this.#one(target, true);
      if (found.cover) throw new Error(`${nameOf(target)} is covered by ${found.cover}.`);
      looks = found.x === before?.x && found.y === before.y ? looks + 1 : 1;
      before = found;
      // WebKit lays out parts with content-visibility some frames after they come near the window.
      await this.#browser.nextFrame();
      if (looks < looksAtRest) throw new Error(`${nameOf(target)} is moving.`);
      return found;
    });
    await (this.#hasTouch ? this.#browser.tap(x, y) : this.#browser.click(x, y));
  }

  /** Clicks a field and types into it. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.type(text);
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Target, mostPresses = 60): Promise<void> {
    for (let presses = 0; presses < mostPresses; presses++) {
      await this.press('Tab');
      const found = await this.all(target);
      if (found.some(({ isFocused }) => isFocused)) return;
    }
    throw new Error(`The Tab key does not lead to ${nameOf(target)}.`);
  }

  /** Waits until the target has the focus. */
  async isAt(target: Target): Promise<void> {
    await soon(async () => {
      const { isFocused } = await this.#one(target, false);
      if (!isFocused) throw new Error(`${nameOf(target)} has no focus.`);
    });
  }

  /** Saves the window as test-results/engines/<name>.png. */
  async takePicture(name: string): Promise<void> {
    const folder = join('test-results', 'engines');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), await this.#browser.screenshot(), 'base64');
  }

  leave(): Promise<void> {
    return this.#browser.close();
  }

  #find(target: Target, scrolls: boolean): Promise<Found & Place> {
    return soon(() => this.#one(target, scrolls));
  }

  async #one(target: Target, scrolls: boolean): Promise<Found & Place> {
    const [found, ...others] = await this.#look(target, scrolls);
    if (!found) throw new Error(`${nameOf(target)} is not visible.`);
    if (others.length > 0)
      throw new Error(`${nameOf(target)} is there ${others.length + 1} times.`);
    return found;
  }

  async #look(target: Target, scrolls: boolean): Promise<readonly (Found & Place)[]> {
    const expression = `globalThis.TestingLibraryDom ? (${look.toString()})(${JSON.stringify(target)}, ${scrolls}) : null`;
    const found = await this.#browser.evaluate(expression);
    if (found !== null) return found as readonly (Found & Place)[];
    // A new document.
    await this.#browser.evaluate(`(() => { ${testingLibrary} })()`);
    return (await this.#browser.evaluate(expression)) as readonly (Found & Place)[];
  }
}

/** With two, WebKit missed the product filter in one of three runs on a busy machine. */
const looksAtRest = 4;

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

function nameOf(target: Target): string {
  return JSON.stringify(target);
}
