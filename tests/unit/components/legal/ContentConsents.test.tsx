/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Several, TakenBack } from '../../../../stories/legal/ContentConsents.stories.tsx';
import { ContentConsents } from '../../../../components/legal/ContentConsents.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ContentConsents', () => {
  it('names each provider, and its host where that says more', () => {
    renderOnPage(<ContentConsents {...Several.args} />);
    const map = screen.getByRole('checkbox', { name: 'Google Maps' });
    expect(map).toBeChecked();
    expect(map).toHaveAccessibleDescription('www.google.com');
    const videos = screen.getByRole('checkbox', { name: 'videos.example' });
    expect(videos).not.toHaveAccessibleDescription();
  });

  it('keeps one that was taken back a moment ago, so that it can be given again', () => {
    renderOnPage(<ContentConsents {...TakenBack.args} />);
    expect(screen.getByRole('checkbox', { name: 'Google Maps' })).not.toBeChecked();
  });

  it('tells which consent is to be taken back', async () => {
    const onChange = jest.fn();
    renderOnPage(<ContentConsents {...Several.args} onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'videos.example' }));
    expect(onChange.mock.calls).toEqual([[Several.args.consents[1], false]]);
  });
});
