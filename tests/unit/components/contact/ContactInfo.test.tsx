/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { contactDetailsFixtures } from '../../../../components/contact/contactDetails.fixtures.ts';
import { ContactInfo } from '../../../../components/contact/ContactInfo.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { association, single, practice, otherLegalForm, minimal, unparseablePhone } =
  contactDetailsFixtures;
const { withoutExecutives, otherFormWithoutExecutives } = contactDetailsFixtures;

describe('ContactInfo', () => {
  it.each([
    ['single', single, 'Inhaber:'],
    ['ev', association, 'Vertretungsberechtigte Vorstände:'],
    ['bag', practice, 'Partner der Berufsausübungsgemeinschaft:'],
    ['any other', otherLegalForm, 'Vertreten durch:'],
  ])('has words of its own for who represents the legal form: %s', (_, contact, words) => {
    renderOnPage(<ContactInfo {...contact} />);
    expect(screen.getByText(words).parentElement).toHaveTextContent(
      words + contact.executives.join(''),
    );
  });

  it('says the legal form where nobody is named', () => {
    renderOnPage(<ContactInfo {...withoutExecutives} />);
    expect(screen.getByText('Eingetragener Verein')).toBeInTheDocument();
    expect(screen.queryByText('Vertretungsberechtigte Vorstände:')).not.toBeInTheDocument();
  });

  it('says a legal form that it has no word for as it was written, in German', () => {
    renderOnPage(<ContactInfo {...otherFormWithoutExecutives} />, 'fr');
    expect(screen.getByText('Stiftung')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['hq', association, 'Hauptgeschäftsstelle'],
    ['federal_office', otherLegalForm, 'Bundesgeschäftsstelle'],
  ])('says which office it is: %s', (_, contact, office) => {
    renderOnPage(<ContactInfo {...contact} />);
    expect(screen.getByText(office)).toBeInTheDocument();
  });

  it('shows the telephone number, but does not call it', () => {
    renderOnPage(<ContactInfo {...association} />);
    expect(screen.getByText('Telefon: +49 30 23125010').closest('a')).toBeNull();
  });

  it('shows a number that can not be parsed as it was written', () => {
    renderOnPage(<ContactInfo {...unparseablePhone} />);
    expect(screen.getByText('Telefon: Durchwahl 4711, nur vormittags')).toBeInTheDocument();
  });

  it('writes to the e-mail address', () => {
    renderOnPage(<ContactInfo {...association} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'mailto:info@vhm.example');
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('leaves out what is missing', () => {
    const { container } = renderOnPage(<ContactInfo {...minimal} />);
    expect(container).toHaveTextContent(
      /^Freundeskreis MusterlandBeispielallee 1212345 Musterstadt$/,
    );
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});
