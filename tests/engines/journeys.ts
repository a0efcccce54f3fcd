import { caseOfTheDay } from '../sample.ts';
import { Backend } from './Backend.ts';
import type { Engine } from './Engine.ts';
import { Network } from './Network.ts';
import { addressOf } from './sites.ts';
import { Visitor } from './Visitor.ts';
import { colorMode } from './journeys/colorMode.ts';
import { consent } from './journeys/consent.ts';
import { contactForm } from './journeys/contactForm.ts';
import { filter } from './journeys/filter.ts';
import { members } from './journeys/members.ts';
import { menusByKeyboard, menusByPointer } from './journeys/menus.ts';
import { navigation } from './journeys/navigation.ts';
import { noScripts } from './journeys/noScripts.ts';
import { offline } from './journeys/offline.ts';
import type { Scene } from './journeys/Scene.ts';
import { search } from './journeys/search.ts';

const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};

interface Journey {
  readonly name: string;
  readonly go: (scene: Scene) => Promise<void>;
  readonly hasScripts?: boolean;
}

const journeys: readonly Journey[] = [
  { name: 'the consent banner takes an answer, and keeps it', go: consent },
  { name: 'menus open, close and lead to pages by finger or mouse', go: menusByPointer },
  { name: 'menus open, close and lead to pages by keyboard', go: menusByKeyboard },
  { name: 'links and Back lead from page to page without a new document', go: navigation },
  { name: 'search finds pages', go: search },
  { name: 'the contact form reports errors, and sends', go: contactForm },
  { name: 'members log in, read and log out', go: members },
  { name: 'the product filter narrows the list', go: filter },
  { name: 'visited pages can be read without a connection', go: offline },
  { name: 'the colour mode is chosen, and kept', go: colorMode },
  { name: 'pages work without JavaScript', go: noScripts, hasScripts: false },
];

/**
 * Every journey in an engine, at the width of a phone or of a desktop.
 *
 * @param shift differs between engines, so that each day one shows a phone and the other one a desktop
 */
export function testJourneys(engine: Engine, shift: number): void {
  let backend: Backend;
  let network: Network;

  beforeAll(async () => {
    backend = await Backend.start();
    network = await Network.start(backend);
  });

  afterAll(async () => {
    await engine.stop();
    network.stop();
    await backend.stop();
  });

  describe.each(caseOfTheDay(Object.entries(windows), shift))(
    `${engine.name}, %s`,
    (window, size) => {
      const isPhone = window === 'phone';

      test.each(journeys)(
        '$name',
        async ({ name, go, hasScripts = true }) => {
          await backend.endpoint.reset();
          network.reset();
          const browser = await engine.open({ ...size, proxy: network.port, hasScripts });
          const visitor = new Visitor(browser, {
            address: addressOf('association'),
            hasTouch: isPhone,
          });
          try {
            await go({ visitor, network, backend, isPhone });
          } catch (error) {
            await visitor.takePicture(`${engine.name}, ${window}, ${name}`);
            throw error;
          } finally {
            await visitor.leave();
          }
        },
        journeyTimeout,
      );
    },
  );
}

/**
 * Milliseconds. A journey takes ten seconds, and minutes on a busy machine. Now and then WebKit's driver answers nothing at
 * all.
 */
const journeyTimeout = 240_000;
