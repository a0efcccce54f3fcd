import styled from '@emotion/styled';
import type { FunctionId } from '../../contract/thirdParties.ts';
import type { ConsentAnswer } from '../../contract/markup.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { plain, Words } from '../i18n/Words.tsx';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Expander } from '../primitives/Expander.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Link } from '../primitives/Link.tsx';
import { limits, sizes } from '../theme/tokens.ts';
import { ChoiceFacts, type DataRecipient } from './ChoiceFacts.tsx';
import { bannerHeadingId, choiceId, descriptionId } from './bannerIds.ts';

export interface ConsentBannerProps {
  /** In display order. If all are locked, the banner only informs, and has one button to close it. */
  choices: readonly ConsentChoice[];
  /** The privacy page. */
  privacyHref: string;
}

/** One purpose that the visitor can consent to. */
export interface ConsentChoice {
  /** The id by which scripts check for consent before they run. */
  functionId: string;
  /** The label of the checkbox. */
  name: Words;
  /** The consequence of a consent, in a sentence. Screen readers read it with the checkbox. */
  description?: Words | undefined;
  /** Recipients of the data; none if only the website itself stores data, or if only the editors know. */
  providers?: readonly DataRecipient[] | undefined;
  /** What the website itself stores, and for how long. */
  storage?: string | undefined;
  /** A page with more information. */
  link?: string | undefined;
  /** Always on; the visitor cannot switch it off. */
  locked: boolean;
  /** Ticked by default. Not a valid consent in the EU. */
  preselected: boolean;
}

/**
 * Asks for consent to everything that the website does not strictly need. The buttons to refuse and to
 * accept are next to each other and look the same. The page stays usable, so this is a region and not a
 * dialog. The build renders the banner once per language; `browser/page/consent` inserts it at the start of the
 * page.
 */
export function ConsentBanner({ choices, privacyHref }: ConsentBannerProps) {
  const { label, text } = useLabels();
  const hasChoice = choices.some(({ locked }) => !locked);
  return (
    <Region aria-labelledby={bannerHeadingId}>
      <Form>
        <Question>
          <Heading level={2} size="md" id={bannerHeadingId} tabIndex={-1}>
            <Label name="consent.heading" />
          </Heading>
          <p>
            {hasChoice ? <Introduction choices={choices} /> : <Label name="consent.nothing" />}{' '}
            <Link href={privacyHref}>
              <Label name="consent.privacy" />
            </Link>
          </p>
        </Question>
        <Answers>
          {hasChoice ? (
            <>
              <Button type="submit" variant="secondary" value={'none' satisfies ConsentAnswer}>
                <Label name="consent.none" />
              </Button>
              <Button type="submit" variant="secondary" value={'all' satisfies ConsentAnswer}>
                <Label name="consent.all" />
              </Button>
            </>
          ) : (
            <Button type="submit" variant="secondary" value={'selected' satisfies ConsentAnswer}>
              <Label name="consent.close" />
            </Button>
          )}
        </Answers>
        <Expander summary={label('consent.details')}>
          <Choices role="group" aria-label={text('consent.choices')}>
            {choices.map(({ functionId, name, description, locked, preselected }) => (
              <Checkbox
                key={functionId}
                id={choiceId(functionId)}
                name={functionId}
                label={<Words of={name} />}
                disabled={locked}
                defaultChecked={locked || preselected}
                {...(description !== undefined && {
                  'aria-describedby': descriptionId(functionId),
                })}
              />
            ))}
          </Choices>
          <Answers>
            {hasChoice && (
              <Button type="submit" variant="secondary" value={'selected' satisfies ConsentAnswer}>
                <Label name="consent.selected" />
              </Button>
            )}
            {/* Last, because Enter presses the first button. browser/page/consent/answers.ts shows it once there is
               an answer. */}
            <Button type="submit" variant="quiet" value={'reset' satisfies ConsentAnswer} hidden>
              <Label name="consent.reset" />
            </Button>
          </Answers>
          {hasChoice && (
            <Withdrawal>
              <Label name="consent.withdrawal" />
            </Withdrawal>
          )}
          {choices.map((choice) => (
            <Detail key={choice.functionId} {...choice} />
          ))}
        </Expander>
      </Form>
    </Region>
  );
}

/**
 * One sentence: who would receive data (GDPR, article 13 (1) (e)), and that consent can be withdrawn (article
 * 7 (3)). Visitors have to know both before they consent. How to withdraw is below the choices.
 */
function Introduction({ choices }: Pick<ConsentBannerProps, 'choices'>) {
  const { language } = useLabels();
  const names = new Set(choices.flatMap(({ providers = [] }) => providers.map(({ name }) => name)));
  const providers = new Intl.ListFormat(language).format(names);
  const areVisitsCounted = choices.some(
    ({ functionId }) => functionId === ('matomo' satisfies FunctionId),
  );
  if (providers === '') {
    return <Label name={areVisitsCounted ? 'consent.textVisits' : 'consent.text'} />;
  }
  return (
    <Label
      name={areVisitsCounted ? 'consent.textProvidersVisits' : 'consent.textProviders'}
      values={{ providers }}
    />
  );
}

/** Explains one choice. */
function Detail({ functionId, name, description, providers, storage, link }: ConsentChoice) {
  return (
    <Explanation>
      <b>
        <Words of={name} />
      </b>
      {description !== undefined && (
        <p id={descriptionId(functionId)}>
          <Words of={description} />
        </p>
      )}
      {storage !== undefined && <p>{storage}</p>}
      {providers && <ChoiceFacts providers={providers} />}
      {link !== undefined && (
        <p>
          <Link href={link}>
            <Label name="consent.more" values={{ name: plain(name) }} />
          </Link>
        </p>
      )}
    </Explanation>
  );
}

/* On low windows, such as a page zoomed to 400 %, a fixed banner would cover everything. There the banner
   is the first element of the page and scrolls with it. */
const Region = styled.section`
  z-index: 10;
  display: flex;
  width: ${sizes.banner};
  max-height: 85dvh;
  /* The banner scrolls if large text makes it higher than the window. */
  overflow-y: auto;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: 0 0.5rem 2rem #0003;
  @media (min-height: 30em) {
    position: fixed;
    inset: auto auto var(--space-5) var(--space-5);
  }
  @media (width < ${limits.bannerNarrowBelow}px) {
    inset-inline: 0;
    bottom: 0;
    width: auto;
    max-width: ${sizes.bannerNarrow};
    margin: var(--space-3);
  }
  @media (max-height: 30em) {
    max-height: none;
  }
  @media print {
    display: none;
  }
`;

/** The padding grows with the text size up to a limit: with more, words would break. */
const sidePadding = 'min(var(--space-5), 5vw)';

/* Before the choices are opened, the form takes at most a third of a phone's screen (360 × 640 px). */
const Form = styled.form`
  flex: 1;
  min-width: 0;
  padding: var(--space-2) ${sidePadding} 0;
  font-size: var(--font-size-sm);
  /* The banner's own edge is the last line. */
  & > details {
    border-block: 0;
  }
`;

const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  line-height: var(--line-snug);
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

const Withdrawal = styled.p`
  margin-top: var(--space-3);
`;

const Explanation = styled.div`
  margin-top: var(--space-3);
  & > b {
    font-weight: var(--weight-semibold);
  }
`;

/* The two quick answers are side by side if their words fit. Both have the same size, so that neither is
   easier to press. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-2);
  margin-top: var(--space-2);
  & > button {
    padding-inline: min(var(--space-2), 2vw);
    line-height: var(--line-snug);
    hyphens: auto;
  }
`;
