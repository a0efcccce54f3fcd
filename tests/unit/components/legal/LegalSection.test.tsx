/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { LegalSection } from '../../../../components/legal/LegalSection.tsx';
import { Linkable, Plain } from '../../../../stories/legal/LegalSection.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('has an id that links can lead to, if it gets one', () => {
  const { container, unmount } = renderOnPage(<LegalSection {...Linkable.args} />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Cookies' });
  expect(container.querySelector('#cookies')).toContainElement(heading);
  unmount();
  const plain = renderOnPage(<LegalSection {...Plain.args} />).container;
  expect(plain.querySelector('[id]')).not.toBeInTheDocument();
});
