/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/contact/ContactInfo.stories.tsx';
import { ContactInfo } from '../../../../components/contact/ContactInfo.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ContactInfo', () => {
  it.each([
    ['single', story.SinglePractice.args, 'Inhaber:'],
    ['ev', story.Association.args, 'Vertretungsberechtigte Vorstände:'],
    ['bag', story.JointPractice.args, 'Partner der Berufsausübungsgemeinschaft:'],
    ['any other', story.OtherLegalForm.args, 'Vertreten durch:'],
  ])('has words of its own for who represents the legal form: %s', (_, contact, words) => {
    renderOnPage(<ContactInfo {...contact} />);
    expect(screen.getByText(words).parentElement).toHaveTextContent(
      words + contact.executives.join(''),
    );
  });

  it('says the legal form where nobody is named', () => {
    renderOnPage(<ContactInfo {...story.WithoutExecutives.args} />);
    expect(screen.getByText('Eingetragener Verein')).toBeInTheDocument();
    expect(screen.queryByText('Vertretungsberechtigte Vorstände:')).not.toBeInTheDocument();
  });

  it('says a legal form that it has no word for as it was written, in German', () => {
    renderOnPage(<ContactInfo {...story.OtherFormWithoutExecutives.args} />, 'fr');
    expect(screen.getByText('Stiftung')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['hq', story.Association.args, 'Hauptgeschäftsstelle'],
    ['federal_office', story.OtherLegalForm.args, 'Bundesgeschäftsstelle'],
  ])('says which office it is: %s', (_, contact, office) => {
    renderOnPage(<ContactInfo {...contact} />);
    expect(screen.getByText(office)).toBeInTheDocument();
  });

  it('shows the telephone number, but does not call it', () => {
    renderOnPage(<ContactInfo {...story.Association.args} />);
    expect(screen.getByText('Telefon: +49 30 23125010').closest('a')).toBeNull();
  });

  it('shows a number that can not be parsed as it was written', () => {
    renderOnPage(<ContactInfo {...story.PhoneInWords.args} />);
    expect(screen.getByText('Telefon: Durchwahl 4711, nur vormittags')).toBeInTheDocument();
  });

  it('writes to the e-mail address', () => {
    renderOnPage(<ContactInfo {...story.Association.args} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'mailto:info@vhm.example');
    expect(link.querySelector('svg')).not.toBeNull();
  });

  it('leaves out what is missing', () => {
    const { container } = renderOnPage(<ContactInfo {...story.AddressOnly.args} />);
    expect(container).toHaveTextContent(
      /^Freundeskreis MusterlandBeispielallee 1212345 Musterstadt$/,
    );
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});
