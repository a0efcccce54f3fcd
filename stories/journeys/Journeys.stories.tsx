import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { StageGlobals } from '../../.storybook/globals.ts';
import { changeConsents } from '../../browser/consent/changeConsents.ts';
import { isConsented } from '../../browser/consent/isConsented.ts';
import { forgetDraft } from '../../browser/forms/draft.ts';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import { draftPrefix, senderKey } from '../../contract/storageKeys.ts';
import { wholePage } from '../frame/wholePage.ts';
import { sampleMembers } from '../members/area/sampleBackend.ts';
import { logOut } from '../screens/member.ts';
import { samplePassword, sampleWebsite } from '../screens/sampleWebsite.ts';
import { screen } from '../screens/screen.tsx';
import { inProject } from '../pinned.ts';
import { linkTo } from './linkTo.ts';
import { sampleLanguageFor } from '../sampleLanguages.ts';

/**
 * The tasks that bring visitors to the website. The panel _Interactions_ goes through the steps one by one. Names are labels of the language in the
 * toolbar; links are found by their target, since editors write their texts.
 */
const meta = {
  title: 'Visitors',
  tags: ['!autodocs'],
  parameters: { ...wholePage, controls: { disable: true } },
  beforeEach: () => {
    forgetDraft(`${draftPrefix}contact`);
    sessionStorage.removeItem(senderKey);
    return sampleWebsite();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

/** Scripts load when they are needed, and a busy machine is slow. */
const patience = { timeout: 15_000 };

export const FindASchool = {
  render: screen('home'),
  ...inProject('association'),
  play: async ({ canvas, canvasElement, globals, userEvent, step }) => {
    const { text } = labelsOf(globals);
    const entries = () => [
      ...canvasElement.querySelectorAll<HTMLElement>('[data-entry]:not([hidden])'),
    ];

    await step('Open the list of schools in the menu', async () => {
      await userEvent.click(await linkTo('institutions', { canvasElement, userEvent }));
      await canvas.findByRole('search', { name: text('institutions.filter') }, patience);
    });
    const all = entries().length;

    await step('Choose a state', async () => {
      const states = canvas.getByRole<HTMLSelectElement>('combobox', {
        name: text('institutions.state'),
      });
      const [, state, other] = [...states.options].map(({ label }) => label);
      await userEvent.selectOptions(states, state ?? '');
      const headings = canvas
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
      await expect(headings).toContain(state);
      await expect(headings).not.toContain(other);
    });
    await step('The number of schools that are left is announced', async () => {
      const { length: count } = entries();
      await expect(count).toBeLessThan(all);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        text('institutions.some', { count, total: all }),
      );
    });
    await step('Choose the kind of training, too', async () => {
      const kind = text('institutions.kinds.initial');
      const kinds = canvas.getByRole('combobox', { name: text('institutions.kind') });
      await userEvent.selectOptions(kinds, kind);
      await expect(entries().length).toBeGreaterThan(0);
      for (const entry of entries()) await expect(entry).toHaveTextContent(kind);
    });
    await step('Show all again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text('institutions.reset') }));
      await expect(entries()).toHaveLength(all);
    });
  },
} satisfies Story;

export const AnswerTheBannerAndChangeYourMind = {
  render: screen('home', { isAsked: true }),
  ...inProject('association'),
  beforeEach: () => {
    const forget = () => changeConsents({ type: 'reset' });
    forget();
    return forget;
  },
  play: async ({ canvas, globals, userEvent, step }) => {
    const { text, language } = labelsOf(globals);
    const banner = () => canvas.queryByRole('region', { name: text('consent.heading') });
    const answer = (name: 'none' | 'selected') =>
      userEvent.click(canvas.getByRole('button', { name: text(`consent.${name}`) }));
    const reopen = () =>
      userEvent.click(canvas.getByRole('button', { name: text('consent.settings') }));
    const maps = () =>
      canvas.getByRole('checkbox', {
        name: { de: 'Karten', en: 'Maps', fr: 'Cartes' }[sampleLanguageFor(language)],
      });

    await step('Refuse', async () => {
      await answer('none');
      await expect(banner()).toBeNull();
      await expect(isConsented('maps')).toBe(false);
    });
    await step('Open the banner again, at the end of the page', async () => {
      await reopen();
      await expect(banner()).toBeVisible();
      await expect(maps()).not.toBeChecked();
    });
    await step('Allow maps', async () => {
      await userEvent.click(maps());
      await answer('selected');
      await expect(banner()).toBeNull();
      await expect(isConsented('maps')).toBe(true);
    });
    await step('Change your mind', async () => {
      await reopen();
      await expect(maps()).toBeChecked();
      await answer('none');
      await expect(isConsented('maps')).toBe(false);
    });
  },
} satisfies Story;

export const SendAMessage = {
  render: screen('contact'),
  ...inProject('association'),
  play: async (context) => {
    const { canvas, globals, userEvent, step } = context;
    const { text } = labelsOf(globals);

    await step('Send the empty form', async () => {
      await send(context);
      const problems = await canvas.findByRole(
        'group',
        { name: text('everyForm.problems') },
        patience,
      );
      await expect(problems).toHaveFocus();
      await expect(
        canvas.getByRole('textbox', { name: startOf(text('everyForm.name')) }),
      ).toBeInvalid();
    });
    await step('Write a message', () => fillIn(context));
    await step('Agree, and send it', async () => {
      await userEvent.click(canvas.getByRole('checkbox'));
      await send(context);
    });
    await step('Read that it has arrived', () => thanked(context));
  },
} satisfies Story;

export const LogInAndRead = {
  render: screen('logIn'),
  ...inProject('association'),
  beforeEach: async () => {
    await logOut();
    return logOut;
  },
  play: async ({ canvas, canvasElement, globals, userEvent, step }) => {
    const { text } = labelsOf(globals);
    const password = () => canvas.getByLabelText(text('logIn.password'));
    const submit = () =>
      userEvent.click(canvas.getByRole('button', { name: text('logIn.submit') }));

    await step('Mistype the password', async () => {
      const email = canvas.getByRole('textbox', { name: text('logIn.email') });
      await userEvent.type(email, sampleMembers.both.email);
      await userEvent.type(password(), 'birkenblatt');
      await submit();
      await expect(await canvas.findByText(text('logIn.wrong'), {}, patience)).toBeVisible();
    });
    await step('Log in, and see the news for members', async () => {
      await userEvent.clear(password());
      await userEvent.type(password(), samplePassword);
      await submit();
      const newest = 'Neuer Rahmenvertrag für die Berufshaftpflicht';
      await waitFor(() => expect(canvas.getByText(newest)).toBeVisible(), patience);
    });
    await step('Open a page for members', async () => {
      await userEvent.click(await linkTo('memberPage', { canvasElement, userEvent }));
      // A heading in the text of the page.
      const heading = 'Was wir brauchen';
      await expect(await canvas.findByRole('heading', { name: heading }, patience)).toBeVisible();
    });
  },
} satisfies Story;

export const RequestAProduct = {
  render: screen('products'),
  ...inProject('shop'),
  play: async (context) => {
    const { canvas, canvasElement, globals, userEvent, step } = context;
    const { text } = labelsOf(globals);
    let title = '';

    await step('Open a product', async () => {
      await userEvent.click(await linkTo('product', { canvasElement, userEvent }));
      await canvas.findByRole('link', { name: text('product.request') }, patience);
      title = canvas.getByRole('heading', { level: 1 }).textContent;
    });
    await step('Ask whether it is available', async () => {
      await userEvent.click(canvas.getByRole('link', { name: text('product.request') }));
      const name = startOf(text('forms.contact.fields.topic'));
      const topic = await canvas.findByRole('textbox', { name }, patience);
      await waitFor(() => expect(topic).toHaveValue(text('product.topic', { title })), patience);
    });
    await step('Write a message', () => fillIn(context));
    await step('Send it', async () => {
      const [consent] = canvas.queryAllByRole('checkbox');
      if (consent) await userEvent.click(consent);
      await send(context);
    });
    await step('Read that it has arrived', () => thanked(context));
  },
} satisfies Story;

const sender = { name: 'Jonas Beispiel', email: 'jonas@post.example' };

async function fillIn({ canvas, globals, userEvent }: Parameters<Play>[0]): Promise<void> {
  const { text } = labelsOf(globals);
  const field = (name: string) => canvas.getByRole('textbox', { name: startOf(name) });
  await userEvent.type(field(text('everyForm.name')), sender.name);
  await userEvent.type(field(text('everyForm.email')), sender.email);
  await userEvent.type(field(text('forms.contact.fields.message')), 'Guten Tag!');
}

async function send({ canvas, globals, userEvent }: Parameters<Play>[0]): Promise<void> {
  const { text } = labelsOf(globals);
  await userEvent.click(canvas.getByRole('button', { name: text('forms.contact.submit') }));
}

async function thanked({ canvas, globals }: Parameters<Play>[0]): Promise<void> {
  const { text } = labelsOf(globals);
  await expect(
    await canvas.findByText(text('thanks.toSender', sender), {}, patience),
  ).toBeVisible();
}

function labelsOf(globals: object) {
  return labelsFor((globals as StageGlobals).language);
}

/** The name of a field ends with the note that it is required. */
function startOf(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
