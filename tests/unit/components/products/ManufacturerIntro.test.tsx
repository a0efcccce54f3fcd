/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Everything } from '../../../../stories/products/ManufacturerIntro.stories.tsx';
import { ManufacturerIntro } from '../../../../components/products/ManufacturerIntro.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ManufacturerIntro', () => {
  it('leads to the website of the maker, and says whose it is and that it opens elsewhere', () => {
    renderOnPage(<ManufacturerIntro {...Everything.args} />);
    const name = 'Mehr erfahren über Nordlicht Uhrenmanufaktur (öffnet in neuem Tab)';
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      'https://www.nordlicht-uhren.example/',
    );
  });

  it('is not there where there is nothing to say', () => {
    const { container } = renderOnPage(<ManufacturerIntro name="Nordlicht" />);
    expect(container).toBeEmptyDOMElement();
  });
});
