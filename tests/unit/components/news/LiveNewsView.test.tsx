/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as story from '../../../../stories/news/LiveNewsView.stories.tsx';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../../../components/i18n/Labels.tsx';
import { LiveNewsView, type LiveNewsViewProps } from '../../../../components/news/LiveNewsView.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('LiveNews', () => {
  it('tells that the item is on its way', () => {
    renderOnPage(<LiveNewsView {...story.Loading.args} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aktuelles');
    expect(screen.getByRole('status')).toHaveTextContent('Der Beitrag wird geladen …');
  });

  it('shows the item, and announces it', () => {
    renderOnPage(<LiveNewsView {...story.Found.args} />);
    const title = 'Jahrestagung am 24. und 25. April 2027';
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('status')).toHaveTextContent(`Geladen: ${title}`);
    expect(screen.getByText('Von Jonas Beispiel')).toBeVisible();
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByText(/^Am Samstag/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent(title);
  });

  it('shows the 404 content where there is no such item', () => {
    renderOnPage(<LiveNewsView {...story.NotFound.args} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nicht gefunden');
    expect(screen.getByText(/^Vielleicht ist sie umgezogen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('offers another try and the list where the backend is away', async () => {
    const onRetry = jest.fn();
    renderOnPage(<LiveNewsView {...story.Unreachable.args} onRetry={onRetry} />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/lässt sich gerade nicht laden/);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toBeVisible();
  });

  it('keeps the button while it tries again, so that the focus stays', async () => {
    const onRetry = jest.fn();
    renderOnPage(<LiveNewsView {...story.Retrying.args} onRetry={onRetry} />);
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
    const { rerender } = render(onPage(story.Loading.args));
    const heading = screen.getByRole('heading', { level: 1 });
    rerender(onPage(story.Found.args));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    rerender(onPage(story.NotFound.args));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });
});
