/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContentConsents } from '../../../../components/legal/ContentConsents.tsx';
import { Several, TakenBack } from '../../../../stories/legal/ContentConsents.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('ContentConsents', () => {
  it('names each provider, with its host if that differs, and reports a revoked consent', async () => {
    const onChange = jest.fn();
    renderOnPage(<ContentConsents {...Several.args} onChange={onChange} />);
    expect(box('Google Maps')).toBeChecked();
    expect(box('Google Maps')).toHaveAccessibleDescription('www.google.com');
    expect(box('videos.example')).not.toHaveAccessibleDescription();
    await userEvent.click(box('videos.example'));
    expect(onChange.mock.calls).toEqual([[Several.args.consents[1], false]]);
  });

  it('keeps a revoked consent in the list, so that it can be given again', () => {
    renderOnPage(<ContentConsents {...TakenBack.args} />);
    expect(box('Google Maps')).not.toBeChecked();
  });
});
