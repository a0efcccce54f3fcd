/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveNewsFixtures } from '../../../../components/news/LiveNewsView.fixtures.ts';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../../../components/i18n/Labels.tsx';
import { LiveNewsView, type LiveNewsViewProps } from '../../../../components/news/LiveNewsView.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { loading, found, notFound, unreachable, retrying } = liveNewsFixtures;

describe('LiveNews', () => {
  it('tells that the item is on its way', () => {
    renderOnPage(<LiveNewsView {...loading} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aktuelles');
    expect(screen.getByRole('status')).toHaveTextContent('Der Beitrag wird geladen …');
  });

  it('shows the item, and announces it', () => {
    renderOnPage(<LiveNewsView {...found} />);
    const { title, author } = found.state.item;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('status')).toHaveTextContent(`Geladen: ${title}`);
    expect(screen.getByText(`Von ${author}`)).toBeVisible();
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByText(/^Am Samstag/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent(title);
  });

  it('shows the 404 content where there is no such item', () => {
    renderOnPage(<LiveNewsView {...notFound} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nicht gefunden');
    expect(screen.getByText(/^Vielleicht ist sie umgezogen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('offers another try and the list where the backend is away', async () => {
    const onRetry = jest.fn();
    renderOnPage(<LiveNewsView {...unreachable} onRetry={onRetry} />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/lässt sich gerade nicht laden/);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toBeVisible();
  });

  it('keeps the button while it tries again, so that the focus stays', async () => {
    const onRetry = jest.fn();
    renderOnPage(<LiveNewsView {...retrying} onRetry={onRetry} />);
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('keeps its heading from state to state, since the visitor may have the focus on it', () => {
    const onPage = (props: LiveNewsViewProps) => (
      <LabelsProvider labels={labelsFor('de')}>
        <LiveNewsView {...props} />
      </LabelsProvider>
    );
    const { rerender } = render(onPage(loading));
    const heading = screen.getByRole('heading', { level: 1 });
    rerender(onPage(found));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    rerender(onPage(notFound));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });
});
