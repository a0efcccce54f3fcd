import { words, type Words } from '../../data/fields/words.ts';

/** A step of a flow, and the steps after it. In Directus, a step has at most one step before it. */
export interface Step {
  /** Unique in the flow. */
  readonly key: string;
  readonly name: string;
  /** Directus' type of the operation, such as `condition`. */
  readonly type: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly then?: Step;
  readonly otherwise?: Step;
}

/**
 * A flow of Directus. Directus does not translate a flow's name, so the name is in both languages.
 * Words in the options are translated.
 */
export interface Flow {
  /** The name in the seed's records. */
  readonly key: string;
  /** Constant, so that the seed finds a flow after an operator has renamed it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly trigger: 'event' | 'manual';
  /** The log of a run in Directus: with its data, only who started it, or none. */
  readonly accountability: 'all' | 'activity' | null;
  readonly options: Readonly<Record<string, unknown>> & { readonly collections: readonly string[] };
  readonly first: Step;
}

/** The id of the flow that editors start with a button. */
export const publishWebsite = '9d1b6f0e-52c4-4c1f-8f0b-3f7a1e2d0c03';

/** The id of the flow that the office starts with a button at an unconfirmed sign-up. */
export const confirmationAgain = '9d1b6f0e-52c4-4c1f-8f0b-3f7a1e2d0c04';

/** The id of our operation that sends the mail (extensions/collegium/sendAgain). */
export const sendAgainOperation = 'collegium-send-again';

/**
 * The environment variables with the addresses that flows call. The database does not contain the
 * addresses.
 */
export const flowVariables = { preview: 'CMS_PREVIEW_URL', hook: 'CMS_BUILD_HOOK' } as const;

export interface ContentCollections {
  /** The collections that editors see. */
  readonly shown: readonly string[];
  /**
   * The collections with translations and parts, which Directus saves together with their items.
   */
  readonly texts: readonly string[];
}

/** Returns the flows of the website. */
export function websiteFlows({ shown, texts }: ContentCollections): readonly Flow[] {
  return [
    {
      key: 'refresh_preview',
      id: '9d1b6f0e-52c4-4c1f-8f0b-3f7a1e2d0c01',
      name: both(words('Vorschau auffrischen', 'Refresh the preview')),
      description: both(
        words(
          'Sagt der Vorschau (npm run dev) nach jedem Speichern, dass es Neues gibt.',
          'Tells the preview (npm run dev) after each save that there is something new.',
        ),
      ),
      icon: 'visibility',
      trigger: 'event',
      // Without a running preview, each save would add a failure to the log.
      accountability: null,
      options: afterSaving([...shown, ...texts, 'directus_files'], ['files.upload']),
      first: {
        key: 'tell',
        name: both(words('Vorschau ansprechen', 'Call the preview')),
        ...calling('preview'),
      },
    },
    {
      key: 'publish_changes',
      id: '9d1b6f0e-52c4-4c1f-8f0b-3f7a1e2d0c02',
      name: both(words('Nach Änderungen veröffentlichen', 'Publish after changes')),
      description: both(
        words(
          'Ruft den Build-Hook (CMS_BUILD_HOOK), wenn sich Veröffentlichtes geändert hat.',
          'Calls the build hook (CMS_BUILD_HOOK) when something published has changed.',
        ),
      ),
      icon: 'rocket_launch',
      trigger: 'event',
      accountability: 'all',
      options: afterSaving(shown),
      first: ifHookIsSet({
        then: {
          key: 'items',
          name: both(words('Wie viele?', 'How many?')),
          type: 'transform',
          options: { json: { count: '{{$trigger.keys.length}}' } },
          then: {
            key: 'certain',
            name: both(words('Sicher öffentlich?', 'Public for certain?')),
            type: 'condition',
            options: { filter: certainlyPublic },
            then: callHook('call'),
            otherwise: {
              key: 'new',
              name: both(words('Neu?', 'New?')),
              type: 'condition',
              options: { filter: { $trigger: { event: { _ends_with: '.items.create' } } } },
              then: readAsVisitor('seen_new', '{{$trigger.key}}', callHook('call_new')),
              otherwise: readAsVisitor('seen', '{{$trigger.keys[0]}}', callHook('call_seen')),
            },
          },
        },
      }),
    },
    {
      key: 'publish_website',
      id: publishWebsite,
      name: both(words('Website veröffentlichen', 'Publish website')),
      description: both(
        words(
          'Schaltfläche für die Redaktion: ruft den Build-Hook (CMS_BUILD_HOOK).',
          'A button for editors: calls the build hook (CMS_BUILD_HOOK).',
        ),
      ),
      icon: 'publish',
      trigger: 'manual',
      accountability: 'all',
      options: {
        collections: shown,
        location: 'both',
        requireSelection: false,
        requireConfirmation: true,
        confirmationDescription: words(
          'Die Website wird neu gebaut. Nach einigen Minuten zeigt sie alles, was veröffentlicht ist.',
          'The website is rebuilt. After some minutes it shows everything that is published.',
        ),
        error_on_reject: true,
      },
      first: {
        key: 'editor',
        name: both(words('Redaktion?', 'An editor?')),
        type: 'condition',
        // Directus lets everybody run this flow who may read one of its collections: all visitors
        // of the website. The condition limits it to users of Directus' app.
        options: { filter: { $accountability: { app: { _eq: true } } } },
        then: ifHookIsSet({
          then: callHook(
            'call',
            refuse(
              502,
              words(
                'Der Host hat den Aufruf des Build-Hooks nicht angenommen.',
                'The host did not accept the call of the build hook.',
              ),
            ),
          ),
          otherwise: refuse(
            503,
            words('CMS_BUILD_HOOK ist nicht gesetzt.', 'CMS_BUILD_HOOK is not set.'),
          ),
        }),
        otherwise: refuse(403, words('Nur für die Redaktion.', 'For editors only.')),
      },
    },
  ];
}

/** Returns the flows of the office, which works on what visitors send. */
export function officeFlows(): readonly Flow[] {
  return [
    {
      key: 'confirmation_again',
      id: confirmationAgain,
      name: both(words('Bestätigung erneut senden', 'Send the confirmation again')),
      description: both(
        words(
          'Schaltfläche für die Geschäftsstelle: verschickt die E-Mail mit dem Link zum Bestätigen noch einmal.',
          'A button for the office: sends the mail with the link to confirm again.',
        ),
      ),
      icon: 'forward_to_inbox',
      trigger: 'manual',
      accountability: 'activity',
      options: {
        collections: ['subscribers'],
        location: 'item',
        requireSelection: true,
        requireConfirmation: false,
        error_on_reject: true,
      },
      first: {
        key: 'send',
        name: both(words('E-Mail verschicken', 'Send the mail')),
        type: sendAgainOperation,
        options: {},
      },
    },
  ];
}

/**
 * Changes after which the public website may be outdated, so that a build is needed. Deleted items
 * and items with a new status or a new time of withdrawal may have been public. A flow can check only the first of several
 * items. A new order concerns published items.
 */
const certainlyPublic = {
  _or: [
    { $trigger: { event: { _ends_with: '.items.delete' } } },
    { $trigger: { event: { _eq: 'items.sort' } } },
    {
      _and: [
        { $trigger: { event: { _ends_with: '.items.update' } } },
        {
          _or: [
            { $trigger: { payload: { status: { _nnull: true } } } },
            // An earlier time may withdraw the item at once.
            { $trigger: { payload: { withdraw_on: { _nnull: true } } } },
          ],
        },
      ],
    },
    { items: { count: { _gt: 1 } } },
  ],
};

function afterSaving(collections: readonly string[], more: readonly string[] = []) {
  return {
    type: 'action',
    scope: ['items.create', 'items.update', 'items.delete', 'items.sort', ...more],
    collections,
  };
}

function ifHookIsSet(next: Pick<Step, 'then' | 'otherwise'>): Step {
  return {
    key: 'hook',
    name: both(words('Build-Hook gesetzt?', 'Build hook set?')),
    type: 'condition',
    options: { filter: { $env: { [flowVariables.hook]: { _nempty: true } } } },
    ...next,
  };
}

/** Continues only if the access rights let visitors read the item. */
function readAsVisitor(key: string, item: string, then: Step): Step {
  return {
    key,
    name: both(words('Sehen es alle?', 'Does everybody see it?')),
    type: 'item-read',
    options: {
      permissions: '$public',
      collection: '{{$trigger.collection}}',
      key: item,
      query: { fields: ['id'] },
    },
    then,
  };
}

function callHook(key: string, otherwise?: Step): Step {
  const name = both(words('Build-Hook rufen', 'Call the build hook'));
  return { key, name, ...calling('build'), ...(otherwise && { otherwise }) };
}

/**
 * Returns a call of an address by our own operation (extensions/collegium/call). Directus' request
 * operation cannot reach this computer's network, where the preview and many build hooks are.
 */
export function calling(address: 'preview' | 'build'): Pick<Step, 'type' | 'options'> {
  return { type: 'collegium-call', options: { address } };
}

function refuse(status: number, message: Words): Step {
  return {
    key: `refuse_${status}`,
    name: both(words('Ablehnen', 'Refuse')),
    type: 'throw-error',
    options: { code: 'NOT_PUBLISHED', status: String(status), message: both(message) },
  };
}

function both({ de, en }: Words): string {
  return `${de} / ${en}`;
}
