import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dataAttributes } from '../../contract/dataAttributes.ts';
import type { ExternalContentAnswer, ExternalContentData } from '../../contract/markup.ts';
import { notSearched } from '../../contract/notSearched.ts';
import { Label } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Link } from '../primitives/Link.tsx';
import { keepFromDom } from '../primitives/keepFromDom.ts';
import { providerOf } from '../../contract/thirdParties.ts';
import { below } from '../theme/windowWidths.ts';

export interface ExternalContentProps {
  /** Title of the content. Labels the group, and later the frame. */
  title: string;
  /** The URL on another host that the frame loads. */
  src: string;
  /** The privacy page, where visitors can also withdraw consent. */
  privacyHref: string;
  /** A link for visitors who do not consent. Default: a link to the content itself. */
  alternative?: ReactNode;
  /** Width and height of the content. Default 16:9. */
  ratio?: Ratio | undefined;
  /** The id of the choice in the banner, if the provider does not determine it. */
  functionId?: string;
  /** Language of the texts, if it may differ from the page's language. */
  lang?: string;
  /** Shown instead of the title. */
  children?: ReactNode;
  /** Styles the box that later contains the frame. */
  className?: string;
}

type Ratio = readonly [width: number, height: number];

/**
 * A placeholder for content of another provider. Says what will be loaded and from whom, and loads nothing
 * until the visitor allows it, once or always. Then `browser/page/consent/externalContent.ts` puts a frame into
 * the same box, so that the layout does not shift. Without scripts, the link remains.
 */
export function ExternalContent({ title, src, privacyHref, lang, ...rest }: ExternalContentProps) {
  const { host, name, functionId, needsOrigin } = providerOf(src);
  const provider = { provider: name };
  return (
    <Group
      role="group"
      aria-label={title}
      {...dataAttributes({
        external: host,
        src,
        name,
        function: rest.functionId ?? functionId,
        referrer: needsOrigin ? 'strict-origin' : undefined,
      } satisfies ExternalContentData)}
      {...notSearched}
    >
      <Box ratio={rest.ratio ?? [16, 9]} className={rest.className} data-screen-only="">
        <Plate>
          {rest.children ?? <Title>{title}</Title>}
          <div lang={lang}>
            <p>
              <Label name="externalContent.from" values={provider} />{' '}
              <Link href={privacyHref}>
                <Label name="consent.privacy" />
              </Link>
            </p>
            <Choice>
              <Button variant="secondary" value={'once' satisfies ExternalContentAnswer}>
                <Label name="externalContent.once" />
              </Button>
              <Button variant="secondary" value={'always' satisfies ExternalContentAnswer}>
                <Label name="externalContent.always" />
              </Button>
              <p>
                <Label name="externalContent.scope" values={provider} />
              </p>
            </Choice>
          </div>
        </Plate>
      </Box>
      <Alternative lang={lang}>
        {rest.alternative ?? (
          <Link href={src}>
            <Label name="externalContent.open" values={provider} />
          </Link>
        )}
      </Alternative>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;

/* The frame takes the same space as the placeholder. The width is limited so that portrait content fits the
   screen. */
const Box = styled('div', keepFromDom('ratio'))<{ ratio: Ratio }>`
  position: relative;
  display: grid;
  align-items: center;
  ${({ ratio: [width, height] }) => `
    aspect-ratio: ${width} / ${height};
    max-width: max(20rem, ${round((40 * width) / height)}rem);
  `}
  padding: var(--space-5);
  border-radius: var(--radius-md);
  background: var(--color-accent-soft);
  & > [src] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: var(--radius-md);
    background: var(--color-canvas);
  }
  &:has([src]) > div {
    visibility: hidden;
  }
  ${below('sm')} {
    padding: var(--space-4);
  }
`;

const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 28rem;
  padding: var(--space-5);
  border-radius: var(--radius-md);
  background: var(--color-canvas);
  color: var(--color-ink);
  & > svg {
    color: var(--color-accent-text);
  }
  & p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
  }
  ${below('sm')} {
    padding: var(--space-4);
  }
`;

const Title = styled.strong`
  font-family: var(--font-heading);
  font-size: var(--font-size-lg);
  font-weight: var(--weight-heading);
  line-height: var(--line-snug);
  hyphens: auto;
`;

/* Without scripts there is no choice to make. */
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-4);
  & > button {
    flex: 1 1 auto;
  }
  & > p {
    flex-basis: 100%;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/* Reserves space for the button that removes the content, so that the layout does not shift. */
const Alternative = styled.p`
  min-height: 2.75rem;
  font-size: var(--font-size-sm);
`;

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
