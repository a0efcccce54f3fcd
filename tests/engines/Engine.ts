/** A browser engine that a test drives. */
export interface Engine {
  /** The program and its version, for reports. */
  readonly name: string;
  /** Starts a browser without history, storage, cache or service worker. */
  readonly open: (options: BrowserOptions) => Promise<Browser>;
  readonly stop: () => Promise<void>;
}

export interface BrowserOptions {
  /** The page's size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The port of the proxy for all requests. */
  readonly proxy: number;
  readonly hasScripts: boolean;
}

/** One window, with the actions of a person’s hands. Positions are CSS pixels in the window. */
export interface Browser {
  readonly goTo: (url: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly tap: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The JSON value of a JavaScript expression in the page, for reading only. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until the page has been laid out and painted again. */
  readonly nextFrame: () => Promise<void>;
  /** A PNG file in base64. */
  readonly screenshot: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export type Key = 'End' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** An expression for `evaluate`: the first callback comes before the next frame, the second after it. */
export const twoFrames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))';
