/** @jest-environment jsdom */
import { ManufacturerIntro } from '../../../../components/products/ManufacturerIntro.tsx';
import { Everything } from '../../../../stories/products/ManufacturerIntro.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

it('links to the manufacturer’s website in a new tab, and is empty without any data', () => {
  const { unmount } = renderOnPage(<ManufacturerIntro {...Everything.args} />);
  expect(hrefOf('Mehr erfahren über Nordlicht Uhrenmanufaktur (öffnet in neuem Tab)')).toBe(
    'https://www.nordlicht-uhren.example/',
  );
  unmount();
  expect(renderOnPage(<ManufacturerIntro name="Nordlicht" />).container).toBeEmptyDOMElement();
});
