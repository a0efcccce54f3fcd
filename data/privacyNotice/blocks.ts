import { escapeUTF8 as escapeHtml } from 'entities';
import { locales, type Language } from '../../locales/languages.ts';
import { fieldLabel, formWords } from '../forms/formWords.ts';
import { consentSentence } from '../forms/wordings.ts';
import type { Recipient } from '../kinds/privacy.ts';
import type { ContentProvider } from './contentProviders.ts';
import { conditionsOf, formsWithPeriod, isProcessor, type PrivacyFacts } from './facts.ts';
import { noticeWord } from './noticeWords.ts';
import { placesInWords } from './placesInWords.ts';
import { duration } from './retentionTimes.ts';
import { storageEntries } from './storageEntries.ts';

/** The generated parts of a privacy notice, as HTML. */
export function blocksOf(
  facts: PrivacyFacts,
  language: Language,
): Readonly<Record<string, string>> {
  const { recipients } = facts.site.project.config.privacy;
  return {
    'privacy.storage': storageTable(facts, language),
    'privacy.providers': conditionsOf(facts)['external_content']
      ? providersTable(facts.providers, language)
      : '',
    'privacy.recipients': recipientsList(recipients.filter(isProcessor), language),
    'privacy.forms': formsList(facts, language),
  };
}

function storageTable(facts: PrivacyFacts, language: Language): string {
  const word = wordsIn(language);
  const rows = storageEntries(facts).map(({ names, kind: place, period, purpose, basis }) => [
    names.map((name) => `<code>${escapeHtml(name)}</code>`).join(', '),
    `${word(`privacyNotice.places.${place}`)}, ${word(period)}`,
    `${word(purpose)} (${word(`privacyNotice.bases.${basis}`)})`,
  ]);
  return table(
    word('privacyNotice.storage.caption'),
    [
      word('privacyNotice.storage.entry'),
      word('privacyNotice.storage.place'),
      word('privacyNotice.storage.purpose'),
    ],
    rows,
  );
}

function providersTable(providers: readonly ContentProvider[], language: Language): string {
  const word = wordsIn(language);
  const rows = providers.map(({ name, hosts, kind, company }) => {
    const policy = company?.privacyPolicy;
    const link = policy
      ? `<a href="${escapeHtml(policy)}">${escapeHtml(noticeWord('privacyNotice.providers.policy', language, { name }))}</a>`
      : '';
    const isNamed = !hosts.includes(name);
    const lines = [
      ...(isNamed ? [escapeHtml(name)] : []),
      ...(company ? [escapeHtml(company.name)] : []),
      hosts.map((host) => `<code>${escapeHtml(host)}</code>`).join(', '),
      ...(link ? [link] : []),
    ];
    const others = company?.others ? `. ${word(`privacyNotice.others.${company.others}`)}` : '';
    return [
      lines.join('<br>'),
      word(`privacyNotice.kinds.${kind}`),
      company
        ? escapeHtml(placesInWords(company.places, language)) + others
        : word('privacyNotice.providers.unknown'),
    ];
  });
  return table(
    word('privacyNotice.providers.caption'),
    [
      word('privacyNotice.providers.provider'),
      word('privacyNotice.providers.content'),
      word('privacyNotice.providers.country'),
    ],
    rows,
  );
}

function recipientsList(recipients: readonly Recipient[], language: Language): string {
  const items = recipients.map((recipient) => {
    const task = noticeWord(`privacyNotice.tasks.${recipient.task}`, language);
    const words = `${recipient.name}, ${placesInWords([recipient], language)}: ${task}`;
    return `<li>${escapeHtml(words)}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/** The forms whose period is their own. The notice itself describes messages, which have a setting. */
function formsList(facts: PrivacyFacts, language: Language): string {
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  return formsWithPeriod(facts)
    .map(({ name, fields, days }) => {
      const words = noticeWord('privacyNotice.form', language, {
        title: formWords(language)[name].title,
        fields: list.format(fields.map((field) => fieldLabel(name, field, language))),
        consent: consentSentence(name, language),
        period: duration('retention.days', days, language),
      });
      return `<p>${escapeHtml(words)}</p>`;
    })
    .join('');
}

function wordsIn(language: Language) {
  return (key: Parameters<typeof noticeWord>[0]) => escapeHtml(noticeWord(key, language));
}

/** @param rows cells of HTML; the first of each row is its header */
function table(caption: string, columns: readonly string[], rows: readonly string[][]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows
    .map(([name = '', ...cells]) => {
      const others = cells.map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th scope="row">${name}</th>${others}</tr>`;
    })
    .join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}
