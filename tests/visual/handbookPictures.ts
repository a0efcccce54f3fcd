import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readCmsEnvironment } from '../../cms/environment.ts';
import { handbookLanguages } from '../../cms/extensions/collegium/handbook/readHandbook.ts';
import { demoPeople, type DemoPerson } from '../../cms/people.ts';
import { readSecrets } from '../../cms/secrets.ts';
import { directusLanguages } from '../../locales/languages.ts';
import { launchOptions } from '../browser.ts';

/**
 * `npm run docs:handbook`: takes the pictures of the editors' handbook from a running `npm run cms` with the demo
 * accounts, and with the same variables. It saves nothing in a form. The demo accounts keep the last language.
 */
const folder = 'cms/extensions/collegium/handbook/pictures';

interface View {
  readonly name: string;
  readonly person: DemoPerson;
  /** Below `/admin`. */
  readonly path: string;
  /** CSS selectors. The picture contains all these elements. */
  readonly shows: readonly string[];
  /** The greatest height of the picture in pixels. */
  readonly height?: number;
  /** What to press or to choose first. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const field = (name: string) => `[data-field="${name}"]`;
const head = 'main header';
