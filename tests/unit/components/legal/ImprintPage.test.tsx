/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/legal/ImprintPage.stories.tsx';
import { ImprintPage } from '../../../../components/legal/ImprintPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ImprintPage', () => {
  it('has a section for each subject', () => {
    renderOnPage(<ImprintPage {...story.Association.args} />);
    expect(headings()).toEqual([
      'Impressum',
      'Haftung für Inhalte',
      'Zuständige Aufsichtsbehörde',
      'Berufshaftpflichtversicherung',
      'Bildnachweise',
      'Gesetzlich vorgeschriebener Datenschutzbeauftragter',
    ]);
  });

  it('has no section without content', () => {
    renderOnPage(<ImprintPage {...story.Minimal.args} />);
    expect(headings()).toEqual(['Impressum']);
  });

  it('holds the privacy notice where both are one page, and links lead to it', () => {
    const { container } = renderOnPage(<ImprintPage {...story.WithPrivacyNotice.args} />, 'fr');
    expect(headings()).toContain('Protection des données');
    expect(container.querySelector('#privacy')).toHaveTextContent('aucun cookie');
    const contents = screen.getByRole('navigation', { name: 'Sur cette page' });
    expect(contents).toHaveTextContent('Vos droits');
  });
});

function headings() {
  return screen.getAllByRole('heading').map((heading) => heading.textContent);
}
