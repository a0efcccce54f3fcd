/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ImprintPage } from '../../../../components/legal/ImprintPage.tsx';
import * as story from '../../../../stories/legal/ImprintPage.stories.tsx';
import { headings, renderOnPage } from '../../onPage.tsx';

describe('ImprintPage', () => {
  it('has a section for each subject, and none without content', () => {
    const { unmount } = renderOnPage(<ImprintPage {...story.Association.args} />);
    expect(headings()).toEqual([
      'Impressum',
      'Haftung für Inhalte',
      'Zuständige Aufsichtsbehörde',
      'Berufshaftpflichtversicherung',
      'Bildnachweise',
      'Gesetzlich vorgeschriebener Datenschutzbeauftragter',
    ]);
    unmount();
    renderOnPage(<ImprintPage {...story.Minimal.args} />);
    expect(headings()).toEqual(['Impressum']);
  });

  it('can contain the privacy notice, with an anchor and a table of contents', () => {
    const { container } = renderOnPage(<ImprintPage {...story.WithPrivacyNotice.args} />, 'fr');
    expect(headings()).toContain('Protection des données');
    expect(container.querySelector('#privacy')).toHaveTextContent('aucun cookie');
    const contents = screen.getByRole('navigation', { name: 'Sur cette page' });
    expect(contents).toHaveTextContent('Vos droits');
  });
});
