/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineReading } from '../../../../components/legal/OfflineReading.tsx';
import { FakeCaches } from '../../fakeCaches.ts';
import { renderOnPage } from '../../onPage.tsx';

const box = () =>
  screen.getByRole('checkbox', { name: 'Gelesene Seiten auf diesem Gerät behalten' });

describe('OfflineReading', () => {
  let caches: FakeCaches;
  beforeEach(() => {
    caches = new FakeCaches();
    Object.assign(window, { caches });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'caches'));

  it('stores pages only if the visitor ticks the box', async () => {
    renderOnPage(<OfflineReading />);
    await screen.findByRole('checkbox', { checked: false });
    expect(await caches.keys()).toEqual([]);
    await userEvent.click(box());
    expect(await caches.keys()).toEqual(['reads-offline']);
    expect(box()).toBeChecked();
  });

  it('deletes all copies when the box is unticked, and says so', async () => {
    for (const name of ['reads-offline', 'collegium-pages-b']) await caches.open(name);
    renderOnPage(<OfflineReading />);
    await screen.findByRole('checkbox', { checked: true });
    await userEvent.click(box());
    expect(await caches.keys()).toEqual([]);
    expect(await screen.findByText('Alle Kopien sind gelöscht.')).toBeInTheDocument();
    expect(box()).not.toBeChecked();
  });

  it('is disabled if the browser forbids copies', async () => {
    Reflect.deleteProperty(window, 'caches');
    renderOnPage(<OfflineReading />);
    await userEvent.click(box());
    expect(box()).toBeDisabled();
    expect(box()).not.toBeChecked();
  });
});
