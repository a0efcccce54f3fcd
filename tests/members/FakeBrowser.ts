import type { TabWindow } from '../../browser/session/TabWindow.ts';

/** A fake browser whose tabs share storage, locks and messages. Each tab has its own window. */
export class FakeBrowser {
  readonly local = new Map<string, string>();
  readonly tabs = new Set<FakeTab>();
  /** Messages between tabs. */
  readonly messages: unknown[] = [];
  readonly #without: readonly ('locks' | 'channel')[];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(...without: readonly ('locks' | 'channel')[]) {
    this.#without = without;
  }

  /** @param stored the session storage of a duplicated or reopened tab */
  open(stored: ReadonlyMap<string, string> = new Map()): FakeTab {
    return this.#opened(new Map(stored));
  }

  /** Opens the next page in a tab. The browser keeps the previous one for going back. */
  openIn({ session }: FakeTab): FakeTab {
    return this.#opened(session);
  }

  #opened(session: Map<string, string>): FakeTab {
    const tab = new FakeTab(this, session, this.#without);
    this.tabs.add(tab);
    return tab;
  }

  post(from: FakeTab, name: string, message: unknown): void {
    this.messages.push(message);
    for (const tab of this.tabs) {
      if (tab !== from) tab.receive(name, structuredClone(message));
    }
  }

  changed(from: FakeTab, key: string): void {
    for (const tab of this.tabs) if (tab !== from) tab.storageChanged(key);
  }

  /** Runs callbacks one after the other, over all tabs. Skips those of closed tabs. */
  lock(tab: FakeTab, run: () => Promise<unknown>): Promise<unknown> {
    const done = this.#queue.then(() => (tab.isClosed ? forEver : run()));
    this.#queue = Promise.race([done, tab.closed]).catch(() => undefined);
    return done;
  }
}

const forEver = new Promise<never>(() => undefined);

/** A tab's window. The test controls its clock and timers. */
export class FakeTab {
  readonly session: Map<string, string>;
  readonly closed: Promise<void>;
  isClosed = false;
  /** A sleeping tab gets no messages before it wakes. */
  isAsleep = false;
  isStorageForbidden = false;
  visibilityState: 'visible' | 'hidden' = 'visible';
  readonly window: TabWindow;
  readonly #browser: FakeBrowser;
  readonly #events = new EventTarget();
  readonly #channels = new Map<string, EventTarget>();
  #missed: (() => void)[] = [];
  #close: () => void = () => undefined;

  constructor(
    browser: FakeBrowser,
    session: Map<string, string>,
    without: readonly ('locks' | 'channel')[],
  ) {
    this.#browser = browser;
    this.session = session;
    this.closed = new Promise((resolve) => {
      this.#close = resolve;
    });
    this.window = this.#windowOf(without);
  }

  /** Posts a message as if code in this tab had sent it. */
  post(name: string, message: unknown): void {
    if (!this.isClosed) this.#browser.post(this, name, message);
  }

  receive(name: string, data: unknown): void {
    this.#deliver(() =>
      this.#channels.get(name)?.dispatchEvent(new MessageEvent('message', { data })),
    );
  }

  storageChanged(key: string): void {
    this.#deliver(() => this.#events.dispatchEvent(Object.assign(new Event('storage'), { key })));
  }

  show(): void {
    this.visibilityState = 'visible';
    this.#events.dispatchEvent(new Event('visibilitychange'));
  }

  /** Shows this page again after going back. */
  comeBack(): void {
    this.isAsleep = false;
    this.#missed = [];
    this.#events.dispatchEvent(new Event('pageshow'));
  }

  online(): void {
    this.#events.dispatchEvent(new Event('online'));
  }

  /** @param missed whether the tab now gets the messages sent meanwhile, or never */
  wake(missed: 'hears' | 'missed'): void {
    this.isAsleep = false;
    for (const deliver of this.#missed.splice(0)) if (missed === 'hears') deliver();
    this.show();
  }

  close(): void {
    this.isClosed = true;
    this.#browser.tabs.delete(this);
    this.#close();
  }

  #deliver(event: () => void): void {
    setTimeout(() => {
      if (this.isClosed) return;
      if (this.isAsleep) this.#missed.push(event);
      else event();
    }, 1);
  }

  #windowOf(without: readonly ('locks' | 'channel')[]): TabWindow {
    // oxlint-disable-next-line typescript/no-this-alias -- getters of the window need the tab
    const tab = this;
    const browser = this.#browser;
    const channels = this.#channels;
    const addEventListener = this.#events.addEventListener.bind(this.#events);
    class Channel extends EventTarget {
      readonly #name: string;
      constructor(name: string) {
        super();
        this.#name = name;
        channels.set(name, this);
      }
      postMessage(message: unknown): void {
        tab.post(this.#name, message);
      }
    }
    const locks = {
      request: (_: string, run: () => Promise<unknown>) => browser.lock(tab, run),
    } as unknown as Pick<LockManager, 'request'>;
    const local = storageOf(browser.local, (key) => browser.changed(tab, key));
    const session = storageOf(tab.session);
    return {
      get localStorage() {
        return allowed(tab, local);
      },
      get sessionStorage() {
        return allowed(tab, session);
      },
      addEventListener,
      performance,
      document: {
        get visibilityState() {
          return tab.visibilityState;
        },
        addEventListener: addEventListener as Document['addEventListener'],
      },
      navigator: without.includes('locks') ? {} : { locks },
      ...(!without.includes('channel') && { BroadcastChannel: Channel }),
    };
  }
}

function allowed(tab: FakeTab, storage: Storage): Storage {
  if (tab.isStorageForbidden) throw new DOMException('Forbidden', 'SecurityError');
  return storage;
}

function storageOf(entries: Map<string, string>, changed?: (key: string) => void): Storage {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const before = entries.get(key);
      entries.set(key, value);
      if (before !== value) changed?.(key);
    },
    removeItem: (key: string) => {
      if (entries.delete(key)) changed?.(key);
    },
  } as Storage;
}
