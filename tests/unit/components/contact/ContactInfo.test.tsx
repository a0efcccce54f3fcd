/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ContactInfo } from '../../../../components/contact/ContactInfo.tsx';
import * as story from '../../../../stories/contact/ContactInfo.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

describe('ContactInfo', () => {
  it.each([
    ['Inhaber:', story.SinglePractice.args],
    ['Vertretungsberechtigte Vorstände:', story.Association.args],
    ['Partner der Berufsausübungsgemeinschaft:', story.JointPractice.args],
    ['Vertreten durch:', story.OtherLegalForm.args],
  ])('has a label for those who represent the legal form: %s', (label, contact) => {
    renderOnPage(<ContactInfo {...contact} />);
    const line = screen.getByText(label).parentElement;
    expect(line).toHaveTextContent(label + contact.executives.join(''));
  });

  it('names the legal form if nobody is named', () => {
    renderOnPage(<ContactInfo {...story.WithoutExecutives.args} />);
    expect(screen.getByText('Eingetragener Verein')).toBeInTheDocument();
    expect(screen.queryByText('Vertretungsberechtigte Vorstände:')).not.toBeInTheDocument();
  });

  it('shows an unknown legal form as it was written, in German', () => {
    renderOnPage(<ContactInfo {...story.OtherFormWithoutExecutives.args} />, 'fr');
    expect(screen.getByText('Stiftung')).toHaveAttribute('lang', 'de');
  });

  it.each([
    ['Hauptgeschäftsstelle', story.Association.args],
    ['Bundesgeschäftsstelle', story.OtherLegalForm.args],
  ])('names the kind of office: %s', (office, contact) => {
    renderOnPage(<ContactInfo {...contact} />);
    expect(screen.getByText(office)).toBeInTheDocument();
  });

  it('links the email address, not the phone number', () => {
    renderOnPage(<ContactInfo {...story.Association.args} />);
    expect(screen.getByText('Telefon: +49 30 23125010').closest('a')).toBeNull();
    expect(hrefOf(/./)).toBe('mailto:info@vhm.example');
    expect(screen.getByRole('link').querySelector('svg')).not.toBeNull();
  });

  it('shows a number that cannot be parsed as it was written', () => {
    renderOnPage(<ContactInfo {...story.PhoneInWords.args} />);
    expect(screen.getByText('Telefon: Durchwahl 4711, nur vormittags')).toBeInTheDocument();
  });

  it('leaves out missing data', () => {
    const { container } = renderOnPage(<ContactInfo {...story.AddressOnly.args} />);
    expect(container).toHaveTextContent(
      /^Freundeskreis MusterlandBeispielallee 1212345 Musterstadt$/,
    );
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});
