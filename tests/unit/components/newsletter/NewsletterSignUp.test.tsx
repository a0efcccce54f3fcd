/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EndpointError } from '../../../../browser/forms/postToEndpoint.ts';
import { newsletterSignUpSchema } from '../../../../contract/forms/schema.ts';
import { renderOnPage } from '../../onPage.tsx';

const send = jest.fn<Promise<string>, [url: string, path: string, content: object]>();
const sendItem = jest.fn<Promise<void>, [url: string, items: object, content: object]>();
const prepareProof = jest.fn((_door: string) => undefined);
import.meta.jest.unstable_mockModule('../../../../browser/forms/send.ts', () => ({ send }));
import.meta.jest.unstable_mockModule('../../../../browser/forms/sendItem.ts', () => ({ sendItem }));
import.meta.jest.unstable_mockModule('../../../../browser/forms/proof.ts', () => ({
  prepareProof,
}));
const { NewsletterSignUp } =
  await import('../../../../components/newsletter/NewsletterSignUp.island.tsx');
const { AddressMissing, Failure, Idle, Sending, Success, SuccessOnProjectHost, TooManyAttempts } =
  await import('../../../../stories/newsletter/NewsletterSignUp.stories.tsx');
const field = () => screen.getByRole('textbox', { name: /^E-Mail-Adresse/ });
const button = () => screen.getByRole('button', { name: 'Bestätigen' });
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(() => {
  send.mockReset();
  sendItem.mockReset();
  prepareProof.mockReset();
});

async function order(address = 'jonas@post.example') {
  await userEvent.type(field(), address);
  await userEvent.click(button());
}

describe('NewsletterSignUp', () => {
  it('sends the address, with the version of the sentence that the visitor agreed to', async () => {
    send.mockResolvedValue('pending');
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    await order();
    const [[url, path, content] = []] = send.mock.calls;
    expect([url, path]).toEqual([Idle.args.url, '/collegium/subscribers']);
    expect(content).toEqual({
      email: 'jonas@post.example',
      website: '',
      language: 'de',
      wording: 'newsletter-2',
    });
    const sender = 'dass wir (Verband der Heilberufe Musterland e. V.) Ihnen per E-Mail';
    expect(screen.getByText((text) => text.includes(sender))).toBeVisible();
    const envelope = { key: crypto.randomUUID(), proof: 'cHJvb2Y=' };
    expect(newsletterSignUpSchema.safeParse({ ...content, ...envelope }).success).toBe(true);
  });

  it('says that an email was sent and what to do', async () => {
    send.mockResolvedValue('pending');
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    await order();
    expect(announced()).toContain(
      'Vielen Dank für Ihre Anmeldung!Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, um die Anmeldung zu bestätigen.',
    );
  });

  it.each(['UNREACHABLE', 'INTERNAL_SERVER_ERROR', 'REQUESTS_EXCEEDED'] as const)(
    'keeps the address after a failure: %s',
    async (code) => {
      send.mockRejectedValue(new EndpointError(code));
      renderOnPage(<NewsletterSignUp {...Idle.args} />);
      await order();
      expect(announced()).toContainEqual(
        expect.stringMatching(/^Ein unerwarteter Serverfehler ist aufgetreten/),
      );
      expect(field()).toHaveValue('jonas@post.example');
      expect(field()).toHaveAttribute('aria-invalid', 'false');
    },
  );

  it('reports too many attempts at the field, and moves the focus there', async () => {
    send.mockRejectedValue(new EndpointError('DUPLICATE'));
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    await order();
    expect(field()).toHaveAccessibleDescription(
      'Zu viele Anmeldeversuche mit dieser Email Adresse',
    );
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('jonas@post.example');
  });

  it('sends one request for ten clicks', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    send.mockReturnValue(promise);
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    await userEvent.type(field(), 'jonas@post.example');
    for (let press = 0; press < 5; press++) {
      await userEvent.click(screen.getByRole('button'));
      await userEvent.type(field(), '{Enter}');
    }
    expect(screen.getByRole('button', { name: 'Sendet...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await act(async () => {
      resolve('pending');
      await promise;
    });
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('reports a missing address at the field, and moves the focus there', async () => {
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    await userEvent.click(button());
    expect(field()).toHaveAccessibleDescription('Email Adresse fehlt');
    expect(field()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['jonas@post.example', true],
    ['jonas@post', false],
    ['jonas@post.example.', false],
  ])('lets the browser validate as the endpoint does: %s', async (address, isFine) => {
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    await userEvent.type(field(), address);
    expect((field() as HTMLInputElement).checkValidity()).toBe(isFine);
    expect(newsletterSignUpSchema.shape.email.safeParse(address).success).toBe(isFine);
  });

  it('starts the proof of work at the first focus, not before', async () => {
    renderOnPage(<NewsletterSignUp {...Idle.args} />);
    expect(prepareProof).not.toHaveBeenCalled();
    await userEvent.click(field());
    await waitFor(() => expect(prepareProof).toHaveBeenCalledWith(Idle.args.url));
  });

  it('has a hidden field that neither visitors nor assistive technology reach', async () => {
    const { container } = renderOnPage(<NewsletterSignUp {...Idle.args} />);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    const trap = container.querySelector<HTMLInputElement>('[name=website]')!;
    expect(trap).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(field());
    await userEvent.tab();
    expect(button()).toHaveFocus();
  });

  it('creates an item on a project host, and promises no email, which that host cannot send', async () => {
    const { container } = renderOnPage(
      <NewsletterSignUp {...SuccessOnProjectHost.args} state={{ is: 'editing' }} />,
    );
    await order();
    expect(sendItem.mock.calls).toEqual([
      [
        SuccessOnProjectHost.args.url,
        SuccessOnProjectHost.args.items,
        { email: 'jonas@post.example', language: 'de' },
      ],
    ]);
    expect(send).not.toHaveBeenCalled();
    expect(prepareProof).not.toHaveBeenCalled();
    expect(container.querySelector('[name=website]')).toBeNull();
    expect(announced().join()).toContain('Vielen Dank für Ihre Anmeldung!');
    expect(announced().join()).not.toContain('Wir haben Ihnen eine E-Mail geschickt');
  });

  it('reports an address that the host already has at the field', async () => {
    sendItem.mockRejectedValue(new EndpointError('DUPLICATE'));
    renderOnPage(<NewsletterSignUp {...SuccessOnProjectHost.args} state={{ is: 'editing' }} />);
    await order();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(
      'Zu viele Anmeldeversuche mit dieser Email Adresse',
    );
  });

  it('opens the mail program without JavaScript', () => {
    const { container } = renderOnPage(<NewsletterSignUp {...Idle.args} />);
    expect(container.querySelector('form')).toHaveAttribute('action', 'mailto:info@vhm.example');
  });

  it.each([
    ['en', 'Email missing', AddressMissing],
    ['en', 'Email Address already registered', TooManyAttempts],
    ['en', 'Thank you for subscribing!', Success],
    ['en', 'An unexpected error occurred', Failure],
    ['en', 'Sending...', Sending],
    ['fr', 'Trop de tentatives d’inscription avec cette adresse e-mail', TooManyAttempts],
    ['fr', 'Merci pour votre inscription !', Success],
  ] as const)('says in %s: %s', (language, message, { args }) => {
    renderOnPage(<NewsletterSignUp {...args} />, language);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});
