/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { LabelsProvider } from '../../../../components/i18n/Labels.tsx';
import { LiveNewsView, type LiveNewsViewProps } from '../../../../components/news/LiveNewsView.tsx';
import * as story from '../../../../stories/news/LiveNewsView.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

describe('LiveNewsView', () => {
  it('says that the item is loading', () => {
    renderOnPage(<LiveNewsView {...story.Loading.args} />);
    expect(headings(1)).toEqual(['Aktuelles']);
    expect(screen.getByRole('status')).toHaveTextContent('Der Beitrag wird geladen …');
  });

  it('shows and announces the item', () => {
    renderOnPage(<LiveNewsView {...story.Found.args} />);
    const title = 'Jahrestagung am 24. und 25. April 2027';
    expect(headings(1)).toEqual([title]);
    expect(screen.getByRole('status')).toHaveTextContent(`Geladen: ${title}`);
    expect(screen.getByText('Von Jonas Beispiel')).toBeVisible();
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByText(/^Am Samstag/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toBeVisible();
    expect(screen.getByRole('navigation')).toHaveTextContent(title);
  });

  it('shows the content of the 404 page if there is no such item', () => {
    renderOnPage(<LiveNewsView {...story.NotFound.args} />);
    expect(headings(1)).toEqual(['Nicht gefunden']);
    expect(screen.getByText(/^Vielleicht ist sie umgezogen/)).toBeVisible();
    expect(hrefOf('Zur Startseite')).toBe('/');
  });

  it('offers to try again and links to the list if the backend is unreachable', async () => {
    const onRetry = jest.fn();
    renderOnPage(<LiveNewsView {...story.Unreachable.args} onRetry={onRetry} />);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/lässt sich gerade nicht laden/);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Alle Beiträge' })).toBeVisible();
  });

  it('keeps the button during the next try, so that the focus stays', async () => {
    const onRetry = jest.fn();
    renderOnPage(<LiveNewsView {...story.Retrying.args} onRetry={onRetry} />);
    const button = screen.getByRole('button');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('keeps the element of its heading in all states, because it may have the focus', () => {
    const onPage = (props: LiveNewsViewProps) => (
      <LabelsProvider labels={labelsFor('de')}>
        <LiveNewsView {...props} />
      </LabelsProvider>
    );
    const { rerender } = render(onPage(story.Loading.args));
    const heading = screen.getByRole('heading', { level: 1 });
    for (const { args } of [story.Found, story.NotFound]) {
      rerender(onPage(args));
      expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    }
  });
});
