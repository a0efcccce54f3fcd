import puppeteer, { TimeoutError, type Browser as Puppeteer, type Page } from 'puppeteer-core';
import { twoFrames, type Browser, type BrowserOptions, type Engine } from './Engine.ts';
import { findPrograms } from './programs.ts';

/** Firefox, driven by WebDriver BiDi. */
export class Firefox implements Engine {
  readonly name = 'Firefox';
  /**
   * A browser by its settings, because settings are per process: starting takes seconds. A context
   * without history and storage takes a tenth of a second.
   */
  readonly #started = new Map<string, Promise<Puppeteer>>();

  async open({ width, height, proxy, hasScripts }: BrowserOptions): Promise<Browser> {
    const key = `${proxy} ${hasScripts}`;
    const started = this.#started.get(key) ?? launch(proxy, hasScripts);
    this.#started.set(key, started);
    const context = await (await started).createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height });
    return browserOf(page, hasScripts, () => context.close());
  }

  async stop(): Promise<void> {
    for (const started of this.#started.values()) await (await started).close();
  }
}

function launch(proxy: number, hasScripts: boolean): Promise<Puppeteer> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: findPrograms().firefox,
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy,
      'network.proxy.allow_hijacking_localhost': true,
      // Service workers need a secure context.
      'network.proxy.testing_localhost_is_secure_when_hijacked': true,
      'ui.prefersReducedMotion': 1,
      // Processes that no test uses take a seventh of the CPU time.
      'dom.ipc.processPrelaunch.enabled': false,
      'dom.w3c_touch_events.enabled': 1,
      // Firefox 153 has no BiDi command for it (emulation.setScriptingEnabled).
      'javascript.enabled': hasScripts,
    },
  });
}

function browserOf(page: Page, hasScripts: boolean, close: () => Promise<void>): Browser {
  return {
    goTo: async (url) => void (await page.goto(url)),
    // puppeteer-core 25.16 waits for an event that no page from the back/forward cache has.
    goBack: () => page.goBack({ timeout: 1 }).then(ignore, ignoreTimeout),
    reload: async () => void (await page.reload()),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => page.evaluate(expression),
    // Without JavaScript, Firefox calls no callback.
    nextFrame: async () => void (hasScripts && (await page.evaluate(twoFrames))),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close,
  };
}

function ignore(): void {}

function ignoreTimeout(error: unknown): void {
  if (!(error instanceof TimeoutError)) throw error;
}
