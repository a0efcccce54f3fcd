import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../freePort.ts';
import { twoFrames, type Browser, type BrowserOptions, type Engine, type Key } from './Engine.ts';
import { findPrograms } from './programs.ts';
import { soon } from './soon.ts';

/** WebKitGTK's MiniBrowser, driven by classic WebDriver. Each session starts a new browser. */
export class WebKit implements Engine {
  readonly name = 'WebKit';
  #running: Promise<Running> | undefined;

  async open({ width, height, proxy, hasScripts }: BrowserOptions): Promise<Browser> {
    const newSession = async () => {
      const { address } = await (this.#running ??= run());
      const wanted = new Builder().usingServer(address);
      return wanted.withCapabilities(capabilities(proxy, hasScripts)).build();
    };
    const driver = await newSession().catch(async () => {
      // After a test that ran out of time, the driver still has its session and accepts no other.
      await this.stop();
      return newSession();
    });
    // The window has a toolbar above the page.
    await driver.manage().window().setRect({ width, height });
    return browserOf(driver);
  }

  async stop(): Promise<void> {
    if (!this.#running) return;
    const { driver, screen, settings } = await this.#running;
    this.#running = undefined;
    await end(driver);
    await end(screen);
    rmSync(settings, { recursive: true });
  }
}

interface Running {
  readonly address: string;
  readonly driver: ChildProcess;
  readonly screen: ChildProcess;
  readonly settings: string;
}

async function run(): Promise<Running> {
  const { xvfb, webKitDriver } = findPrograms();
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const settings = writeSettings();
  const port = await freePort();
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      // Without a graphics card, compositing takes a third of the tests' CPU time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await isReady(address);
  return { address, driver, screen, settings };
}

async function isReady(address: string): Promise<void> {
  await soon(async () => {
    const response = await fetch(`${address}/status`);
    if (!response.ok) throw new Error(`WebKitWebDriver answers with status ${response.status}.`);
  });
}

/** GTK's settings for MiniBrowser: motion is reduced, and the toolbar can be as narrow as a phone. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'collegium-engines-'));
  const gtk = join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // MiniBrowser 2.50.6 is otherwise at least 447 px wide.
  writeFileSync(join(gtk, 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; }');
  return folder;
}

function capabilities(proxy: number, hasScripts: boolean): Capabilities {
  return new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` },
    'webkitgtk:browserOptions': {
      binary: findPrograms().miniBrowser,
      args: ['--automation', `--enable-javascript=${hasScripts}`],
    },
  });
}

function browserOf(driver: WebDriver): Browser {
  const click = async (x: number, y: number) =>
    driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform();
  return {
    goTo: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    click,
    // WebKitWebDriver 2.50.6 takes touch pointers, and sends mouse events for them.
    tap: click,
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    nextFrame: () => driver.executeScript(`return ${twoFrames}`),
    screenshot: () => driver.takeScreenshot(),
    close: () => driver.quit(),
  };
}

const keys: Readonly<Record<Key, string>> = {
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
