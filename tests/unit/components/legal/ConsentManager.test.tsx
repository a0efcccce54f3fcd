/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowContent } from '../../../../browser/consent/contentConsents.ts';
import { Everything } from '../../../../stories/legal/ConsentManager.stories.tsx';
import { ConsentManager } from '../../../../components/legal/ConsentManager.tsx';
import { renderOnPage } from '../../onPage.tsx';

const maps = { id: 'www.google.com', name: 'Google Maps', functionId: 'maps' };

const show = () => renderOnPage(<ConsentManager {...Everything.args} />);

describe('ConsentManager', () => {
  afterEach(() => localStorage.clear());

  // Specification, section 2: renders nothing if no stored external-content consents exist.
  it('renders nothing if no consent is stored', () => {
    localStorage.setItem('int-consents', '[]');
    const { container } = show();
    expect(container).toHaveTextContent(/^$/);
    expect(container.querySelector('h2, h3, button, input, iframe')).toBeNull();
  });

  it('shows each stored consent, and deletes those that are unticked', async () => {
    allowContent(maps);
    allowContent({ id: 'videos.example', name: 'videos.example', functionId: '' });
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Zustimmungen verwalten');
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).toBeChecked();

    const map = screen.getByRole('checkbox', { name: 'Google Maps' });
    await userEvent.click(map);
    expect(map).not.toBeChecked();
    expect(Object.keys(localStorage)).toEqual(['contentConsent:videos.example']);
    // A second press reverts an accidental one.
    await userEvent.click(map);
    expect(localStorage.getItem('contentConsent:www.google.com')).toContain('Google Maps');
  });

  it('asks before it loads the opt-out form of the statistics', () => {
    allowContent(maps);
    const { container } = show();
    expect(screen.getByRole('heading', { name: 'Matomo Tracking' })).toBeInTheDocument();
    const place = screen.getByRole('group', { name: 'Der Besuchsstatistik widersprechen' });
    expect(within(place).getByRole('button', { name: 'Einmal laden' })).toBeInTheDocument();
    expect(place).toHaveAttribute('data-function', 'matomo');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('follows changes in another tab', () => {
    allowContent(maps);
    show();
    act(() => {
      localStorage.removeItem('contentConsent:www.google.com');
      dispatchEvent(new StorageEvent('storage', { key: 'contentConsent:www.google.com' }));
    });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
