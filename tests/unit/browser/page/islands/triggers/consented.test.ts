/** @jest-environment jsdom */
import { holdConsents } from '../../../../../../browser/consent/consents.ts';
import { triggers } from '../../../../../../browser/page/islands/triggers.ts';
import { island } from './island.ts';

/* Islands with content of another provider live only as long as the consent. */

describe('consented', () => {
  const answer = (consentGiven: boolean) => holdConsents([{ function_id: 'rating', consentGiven }]);
  beforeEach(() => island.setAttribute('function-id', 'rating'));
  afterEach(() => holdConsents(undefined));

  /** Events of the island in the order in which they happen. */
  function life(): string[] {
    const events: string[] = [];
    island.addEventListener('leave', () => events.push('left'));
    triggers.consented(island, () => {
      events.push('hydrated');
      return Promise.resolve();
    });
    return events;
  }

  it('waits for the consent', async () => {
    const events = life();
    await settled();
    expect(events).toEqual([]);
    answer(true);
    await settled();
    expect(events).toEqual(['hydrated']);
  });

  it('ends with the consent, and starts again with the next', async () => {
    answer(true);
    const events = life();
    answer(false);
    answer(true);
    await settled();
    expect(events).toEqual(['hydrated', 'left', 'hydrated']);
  });

  it('ends after hydration if the consent was withdrawn during it', async () => {
    answer(true);
    let begin: () => void = () => undefined;
    const events: string[] = [];
    island.addEventListener('leave', () => events.push('left'));
    triggers.consented(island, () => new Promise<void>((resolve) => (begin = resolve)));
    await settled();
    answer(false);
    await settled();
    expect(events).toEqual([]);
    begin();
    await settled();
    expect(events).toEqual(['left']);
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve));
});
