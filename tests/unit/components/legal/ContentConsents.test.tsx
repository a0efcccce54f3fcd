/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contentConsentsFixtures } from '../../../../components/legal/ContentConsents.fixtures.ts';
import { ContentConsents } from '../../../../components/legal/ContentConsents.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ContentConsents', () => {
  it('names each provider, and its host where that says more', () => {
    renderOnPage(<ContentConsents {...contentConsentsFixtures.several} />);
    const map = screen.getByRole('checkbox', { name: 'Google Maps' });
    expect(map).toBeChecked();
    expect(map).toHaveAccessibleDescription('www.google.com');
    const videos = screen.getByRole('checkbox', { name: 'videos.example' });
    expect(videos).not.toHaveAccessibleDescription();
  });

  it('keeps one that was taken back a moment ago, so that it can be given again', () => {
    renderOnPage(<ContentConsents {...contentConsentsFixtures.takenBack} />);
    expect(screen.getByRole('checkbox', { name: 'Google Maps' })).not.toBeChecked();
  });

  it('tells which consent is to be taken back', async () => {
    const onChange = jest.fn();
    renderOnPage(<ContentConsents {...contentConsentsFixtures.several} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'videos.example' }));
    expect(onChange.mock.calls).toEqual([[contentConsentsFixtures.several.consents[1], false]]);
  });
});
