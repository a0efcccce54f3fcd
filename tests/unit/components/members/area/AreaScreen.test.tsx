/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  sampleAccount,
  areaTexts,
  awayCalls,
  callsOf,
  emptyCalls,
  sampleMembers,
} from '../../../../../stories/members/area/sampleBackend.ts';
import type { MemberCalls } from '../../../../../contract/members/content.ts';
import { AreaStage } from '../../../../../stories/members/area/AreaStage.tsx';
import { renderOnPage } from '../../../onPage.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the members’ area', () => {
  it('greets the member, marks new items, and stores the time of the visit', async () => {
    const saveAccount = jest.fn(() => Promise.resolve());
    const calls = callsOf(areaTexts, { saveAccount });
    renderOnPage(<AreaStage page="home" calls={calls} />);
    expect(await heading('Guten Tag, Ada Sommerfeld')).toBeVisible();
    expect(
      screen.getByText(/12\. November 2026: 1 neuer Beitrag und 1 neues Dokument/),
    ).toBeVisible();
    const topics = screen.getByRole('heading', { name: 'Ihr Mitgliederservice' }).parentElement!;
    expect(within(within(topics).getByRole('list')).getAllByRole('listitem')).not.toEqual([]);
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(first).toHaveTextContent('Neuer Rahmenvertrag für die BerufshaftpflichtNeu');
    expect(saveAccount).toHaveBeenCalledWith({
      members_seen_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  });

  it('runs no script that an editor wrote', async () => {
    const script = '<img src=x onerror="globalThis.broken = 1">';
    const pages = [
      {
        key: 'legalAdvice' as const,
        title: script,
        body: `<p onclick="globalThis.broken = 1">Text</p>${script}<script>globalThis.broken = 1</script><a href="javascript:globalThis.broken=1">Link</a>`,
      },
    ];
    const calls = callsOf({ ...areaTexts, pages });
    renderOnPage(<AreaStage page="legalAdvice" calls={calls} />);
    expect(await heading(script)).toBeVisible();
    expect(screen.getByText('Text')).not.toHaveAttribute('onclick');
    expect(document.querySelector('main script, main img')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Link' })).toBeNull();
    expect(globalThis).not.toHaveProperty('broken');
  });

  it('keeps the element of the heading, and announces the page', async () => {
    renderOnPage(<AreaStage page="legalAdvice" />);
    const before = screen.getByRole('heading', { level: 1 });
    expect(await screen.findByText('Geladen: Rechtsberatung')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBe(before);
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('says that a page is for other members, and to those members that it is missing', async () => {
    const { unmount } = renderOnPage(
      <AreaStage page="feesAdt" calls={emptyCalls} user={sampleMembers.vhm} />,
    );
    expect(await heading('Kein Zugang')).toBeVisible();
    expect(screen.getByText(/Mitgliedern der ADT vorbehalten/)).toBeVisible();
    unmount();
    renderOnPage(<AreaStage page="feesAdt" calls={emptyCalls} />);
    expect(await heading('Nicht gefunden')).toBeVisible();
  });

  it('requests nothing for an impossible address', async () => {
    const page = jest.fn<ReturnType<MemberCalls['page']>, Parameters<MemberCalls['page']>>();
    const calls = callsOf(areaTexts, { page });
    renderOnPage(<AreaStage path="/mitgliederbereich/a%22b" calls={calls} />);
    expect(await heading('Nicht gefunden')).toBeVisible();
    expect(page).not.toHaveBeenCalled();
  });

  it('tries again on request, and moves the focus to the result', async () => {
    let isAway = true;
    const calls = callsOf(areaTexts, {
      news: () => (isAway ? awayCalls.news() : Promise.resolve(areaTexts.news)),
    });
    renderOnPage(<AreaStage page="news" calls={calls} />);
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Der Mitgliederbereich antwortet gerade/);
    isAway = false;
    await userEvent.click(retry);
    expect(await heading('Aktuelles für Mitglieder')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('downloads a document by a button, and reports a failure', async () => {
    const file = jest.fn(() => Promise.reject(new Error('away')));
    renderOnPage(<AreaStage page="documents" calls={callsOf(areaTexts, { file })} />);
    const name = /^Behandlungsvertrag zum Ausfüllen ?, PDF, 148\skB, 18\.\sNovember\s2026$/;
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(file).toHaveBeenCalledWith(areaTexts.documents[0]!.file.id);
    expect(await screen.findByText(/ließ sich nicht laden/)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it('searches the texts that the member may read, without markup', async () => {
    renderOnPage(<AreaStage page="search" />);
    const field = await screen.findByRole('searchbox', { name: 'Suchbegriff' });
    await userEvent.type(field, 'kanzlei{Enter}');
    expect(screen.getByText('1 Ergebnis für „kanzlei“')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rechtsberatung' })).toHaveAttribute(
      'href',
      '/mitgliederbereich/rechtsberatung',
    );
    expect(screen.getByText('Kanzlei').tagName).toBe('MARK');
    expect(location.href).not.toContain('kanzlei');
  });

  it('helps if the search finds nothing', async () => {
    renderOnPage(<AreaStage page="search" />);
    const field = await screen.findByRole('searchbox', { name: 'Suchbegriff' });
    await userEvent.clear(field);
    await userEvent.type(field, 'abrakadabra{Enter}');
    expect(screen.getByText('Keine Ergebnisse für „abrakadabra“')).toBeVisible();
    expect(screen.getByText(/alles durchsucht, was Sie als Mitglied lesen/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Sehen Sie sich/ })).toHaveAttribute(
      'href',
      '/mitgliederbereich/home',
    );
  });

  it('asks for the second factor if changing the password needs it', async () => {
    const changePassword = jest
      .fn<ReturnType<MemberCalls['changePassword']>, Parameters<MemberCalls['changePassword']>>()
      .mockResolvedValueOnce('INVALID_OTP')
      .mockResolvedValueOnce('success');
    const calls = callsOf(areaTexts, { changePassword });
    renderOnPage(<AreaStage page="profile" calls={calls} />);
    const next = 'correct horse 7';
    await userEvent.type(await screen.findByLabelText(/^Bisheriges Passwort/), 'old one');
    await userEvent.type(screen.getByLabelText(/^Neues Passwort/), next);
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    await userEvent.type(await screen.findByLabelText(/Code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    expect(await screen.findByText(/Ihr neues Passwort gilt/)).toBeVisible();
    expect(changePassword).toHaveBeenLastCalledWith({ password: 'old one', otp: '123456' }, next);
    expect(screen.getByLabelText(/^Neues Passwort/)).toHaveValue('');
  });

  it('saves the member’s own data as a file, and says so', async () => {
    const saved: { name: string; file: Blob }[] = [];
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file) => {
      files.set('blob:1', file as Blob);
      return 'blob:1';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href)! });
    });
    const file = new Blob(['{"data":{}}']);
    const ownData = () => Promise.resolve(file);
    renderOnPage(<AreaStage page="profile" calls={callsOf(areaTexts, { ownData })} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Daten herunterladen' }));
    expect(await screen.findByText(/^Die Datei ist geladen/)).toBeVisible();
    expect(saved).toEqual([{ name: 'meine-daten.json', file }]);
    click.mockRestore();
  });

  it('explains what deletion means before it sends the request', async () => {
    const requestChange = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    const calls = callsOf(areaTexts, { requestChange });
    renderOnPage(<AreaStage page="profile" calls={calls} />);
    const send = 'Antrag absenden';
    await userEvent.click(await screen.findByText('Löschung beantragen'));
    expect(screen.getByText(/Ihre Mitgliedschaft endet dadurch nicht/)).toBeVisible();
    expect(requestChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(/^Ihr Antrag ist angekommen/)).toBeVisible();
    expect(requestChange.mock.calls).toEqual([
      ['Ich beantrage, dass meine personenbezogenen Daten gelöscht werden (Art. 17 DSGVO).'],
    ]);
  });

  it('reports that the data could not be loaded and the request not be sent', async () => {
    const account = () => Promise.resolve(sampleAccount);
    renderOnPage(<AreaStage page="profile" calls={{ ...awayCalls, account }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Daten herunterladen' }));
    expect(await screen.findAllByText(/^Das hat gerade nicht geklappt/)).toHaveLength(1);
    await userEvent.click(screen.getByText('Löschung beantragen'));
    await userEvent.click(screen.getByRole('button', { name: 'Antrag absenden' }));
    expect(await screen.findAllByText(/^Das hat gerade nicht geklappt/)).toHaveLength(2);
  });
});
