/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CallToAction } from '../../../../components/contact/CallToAction.tsx';
import { CallOrWrite, WriteOnly } from '../../../../stories/contact/CallToAction.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

describe('CallToAction', () => {
  it('offers to call and to write', () => {
    renderOnPage(<CallToAction {...CallOrWrite.args} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Haben Sie Fragen?' })).toBeVisible();
    expect(hrefOf(/anrufen/)).toBe('tel:+493023125010');
    expect(screen.getByTitle('Telefon')).toBe(screen.getByRole('link', { name: /anrufen/ }));
    expect(hrefOf('Nachricht schreiben')).toBe('/kontakt');
  });

  it.each([undefined, { text: 'nach Vereinbarung' }])(
    'only offers to write with phone %j',
    (phone) => {
      renderOnPage(<CallToAction {...WriteOnly.args} phone={phone} />);
      expect(screen.getAllByRole('link')).toHaveLength(1);
    },
  );
});
