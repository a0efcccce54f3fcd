/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAccount } from '../../../../../stories/members/area/sampleBackend.ts';
import { ContactDataForm } from '../../../../../components/members/area/ContactDataForm.tsx';
import { renderOnPage } from '../../../onPage.tsx';

const away = Object.assign(new Error('UNREACHABLE'), { code: 'UNREACHABLE' });

describe('ContactDataForm', () => {
  it('saves only the changed fields', async () => {
    const onSave = jest.fn(() => Promise.resolve());
    const onTyped = jest.fn();
    renderOnPage(
      <ContactDataForm
        account={{ ...sampleAccount, language: 'de-DE' }}
        onSave={onSave}
        onTyped={onTyped}
      />,
    );
    const city = screen.getByRole('textbox', { name: 'Ort' });
    await userEvent.clear(city);
    await userEvent.type(city, ' Bern ');
    expect(onTyped).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    expect(onSave).toHaveBeenCalledWith({ city: 'Bern' });
    expect(screen.getByText('Ihre Kontaktdaten sind gespeichert.')).toBeVisible();
    expect(onTyped).toHaveBeenLastCalledWith(false);
  });

  it('can clear a field', async () => {
    const onSave = jest.fn(() => Promise.resolve());
    renderOnPage(
      <ContactDataForm account={sampleAccount} onSave={onSave} onTyped={() => undefined} />,
    );
    await userEvent.clear(screen.getByRole('textbox', { name: 'Telefon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    expect(onSave).toHaveBeenCalledWith({ phone: null });
  });

  it('keeps the input after a failure', async () => {
    renderOnPage(
      <ContactDataForm
        account={sampleAccount}
        onSave={() => Promise.reject(away)}
        onTyped={() => undefined}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), 'X');
    await userEvent.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
    expect(screen.getByText(/steht noch da/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('MusterstadtX');
  });
});
