import { EmotionCache } from "@emotion/cache";
import { AllHTMLAttributes, ComponentProps, ElementType, ReactNode, Ref } from "react";
import { BorderProps, ColorProps, FlexboxProps, GridProps as GridProps$1, LayoutProps, PositionProps, ResponsiveValue, SpaceProps, TypographyProps } from "styled-system";
import { Property } from "csstype";

// locales/languages.d.ts
/** The languages that Collegium speaks, the default first (specification, section 9). */
declare const languages$1: readonly ["de", "en", "fr"];
type Language = (typeof languages$1)[number];
/**
 * A text to show. A plain string is in the language of the page. If its translation is missing, an
 * object names the text's language, so that screen readers pronounce it correctly.
 */
type Words$1 = string | ForeignWords;
interface ForeignWords {
  readonly text: string;
  /** BCP 47 tag of the language that the text is in. */
  readonly lang: string;
}
/** The fixed texts of the interface, in contrast to the editors' content. */
/** A label as its dictionary has it, with placeholders, in all plural forms. */
type LabelTemplate = string | {
  readonly text: string | PluralForms; /** Set if it differs from the page's language. */
  readonly lang?: Language;
};
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** The fixed texts of the components in one language: the default export of `collegium/labels/de`, `/en` and `/fr`. */
interface LanguageLabels {
  readonly language: Language;
  /** By key, such as `menu.open`. Replace an entry to change a text. */
  readonly texts: Readonly<Record<string, LabelTemplate>>;
}
interface CollegiumProviderProps {
  /** The texts of the components. Other labels change the language at once. */
  labels: LanguageLabels;
  /**
   * The theme from `themeStylesheet`. Leave it out if the page has it already: from the server, or in a file such
   * as `collegium/styles.css`.
   */
  stylesheet?: string;
  /** On the server, the cache of `serverStyles`. In the browser, leave it out. */
  cache?: EmotionCache;
  /** The application. */
  children: ReactNode;
}
/** Gives the components their labels, theme and styles. Needed once, around the application. */
declare function CollegiumProvider({
  labels,
  stylesheet,
  cache,
  children
}: CollegiumProviderProps): import("react").JSX.Element;
/**
 * Applies the light or dark mode that the visitor has chosen on an earlier page. For an application without server
 * rendering: call it before the first rendering, so that the wrong mode never flashes.
 */
declare function showChosenColorMode(): void;
/** A date, written out in the page's language. */
declare function FormattedDate({
  date
}: {
  date: string;
}): import("react").JSX.Element;
type Words = Words$1;
interface WordsProps {
  of: Words;
  /** Texts directly before and after, such as brackets or a space. Default empty. */
  before?: string;
  after?: string;
}
/**
 * Renders a text and marks its language if it differs from the page's (WCAG 3.1.2). Together with `before`
 * and `after` it is one text for React, which writes a comment into the page between two texts.
 */
declare function Words({
  of,
  before,
  after
}: WordsProps): string | import("react").JSX.Element;
declare namespace index_d_exports {
  export { CollegiumProvider, CollegiumProviderProps, FormattedDate, LanguageLabels, Words, showChosenColorMode };
}
/** Styles shared by `Button` and `ButtonLink`. */
interface ButtonLook {
  /** `primary` at most once per screen; `secondary` next to it; `quiet` for minor actions. Default `primary`. */
  variant?: ButtonVariant;
  /** Height: `md` is 44 px, `lg` 52 px. Default `md`. */
  size?: ButtonSize;
}
type ButtonVariant = 'primary' | 'secondary' | 'quiet';
type ButtonSize = 'md' | 'lg';
/**
 * Returns the styles for a variant and size.
 *
 * @param pressable a selector that excludes states in which a press does nothing
 */
/**
 * The paths of `Icon`: one path each on a grid of 24 × 24, stroked and not filled. Pages contain the path
 * of every icon that they show, so every character counts.
 */
declare const iconPaths: {
  readonly menu: "M4 7h16M4 12h16M4 17h16";
  readonly close: "M6 6l12 12M18 6L6 18";
  readonly search: "M10 4a6 6 0 010 12 6 6 0 010-12M15 15l5 5";
  readonly user: "M12 4a4 4 0 010 8 4 4 0 010-8zM4.5 20.5a7.5 7.5 0 0115 0";
  readonly 'chevron-down': "M6 9.5l6 6 6-6";
  readonly 'arrow-right': "M4.5 12h15M13.5 6l6 6-6 6";
  readonly 'arrow-left': "M19.5 12h-15M10.5 6l-6 6 6 6";
  readonly external: "M14 4.5h5.5V10M19 5l-8 8M18 14v5.5H4.5V6H10";
  readonly mail: "M4 5.5h16v13H4zM4 7l8 6 8-6";
  readonly phone: "M5 4h4l2 5-2.5 2a12 12 0 005 5l2-2.5 5 2v4A14 14 0 015 4z";
  readonly mobile: "M8.5 3h7A1.5 1.5 0 0117 4.5v15a1.5 1.5 0 01-1.5 1.5h-7A1.5 1.5 0 017 19.5v-15A1.5 1.5 0 018.5 3M11 18h2";
  readonly fax: "M7 9V3.5h10V9M7 17.5H5A1.5 1.5 0 013.5 16v-5.5A1.5 1.5 0 015 9h14a1.5 1.5 0 011.5 1.5V16a1.5 1.5 0 01-1.5 1.5h-2M7 14h10v6.5H7zM17 11.5h.01";
  readonly 'map-pin': "M12 21s7-5.8 7-11.3a7 7 0 00-14 0C5 15.2 12 21 12 21M12 7a2.5 2.5 0 010 5 2.5 2.5 0 010-5";
  readonly moon: "M20 14A8 8 0 1110 4a7 7 0 0010 10";
  readonly check: "M5 12.5l4.5 4.5L19 7.5";
  readonly copy: "M9 8.5h10.5v12H9zM5.5 15.5h-1v-12H15v1";
  readonly alert: "M10.7 4.7L3 18a1.5 1.5 0 001.3 2.25h15.4A1.5 1.5 0 0021 18L13.3 4.7a1.5 1.5 0 00-2.6 0M12 9.5v4M12 17h.01";
  readonly info: "M12 3.5a8.5 8.5 0 010 17 8.5 8.5 0 010-17M12 11v5.5M12 7.75h.01";
  readonly document: "M13.5 3.5h-8v17h13v-12zv5h5M9 13h6M9 16.5h6";
  readonly download: "M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15";
  readonly people: "M9 4.5a3.5 3.5 0 010 7 3.5 3.5 0 010-7M2.5 19.5v-.5a4.5 4.5 0 014.5-4.5h4a4.5 4.5 0 014.5 4.5v.5M15.5 4.7a3.5 3.5 0 010 6.6M18 14.7a4.5 4.5 0 013.5 4.3v.5";
  readonly expand: "M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15";
  readonly facebook: "M16 4h-2a3 3 0 00-3 3v14M8 12h7";
  readonly instagram: "M5 4h14l1 1v14l-1 1H5l-1-1V5zM12 9a3 3 0 010 6 3 3 0 010-6M16.5 7.5h0";
  readonly share: "M12 15V4M8 8l4-4 4 4M8 11H5v9h14v-9h-3";
};
type IconName = keyof typeof iconPaths;
type ButtonProps = ButtonLook & Busyness & Omit<ComponentProps<'button'>, 'style' | 'color'> & {
  /** The label: a verb and its object. */children: ReactNode; /** Icon before the label. */
  iconStart?: IconName; /** Icon after the label, such as a chevron if the button opens something. */
  iconEnd?: IconName;
};
/** A button that can be busy requires a label for that state, such as "Sending…". */
type Busyness = {
  busy?: never;
  busyLabel?: never;
} | {
  /** True while the visitor waits for the result of the press. */busy: boolean; /** The label while busy. Reserves its width, so that the button never changes its size. */
  busyLabel: Words;
};
/**
 * A button (`type="button"` by default). While busy, it keeps its focus and width, shows and announces
 * `busyLabel`, is announced as unavailable, and does nothing.
 */
declare function Button({
  busy,
  busyLabel,
  iconStart,
  iconEnd,
  onClick,
  children,
  ...rest
}: ButtonProps): import("react").JSX.Element;
interface LinkContext {
  /** Origin of this website, such as `https://example.org`: links to it are internal. */
  siteOrigin?: string;
}
interface ButtonLinkProps extends ButtonLook, LinkContext {
  /** Any URL. If `linkRules` rejects it, the component renders plain text. */
  href: string;
  /** The label: where the link leads, or what happens there. */
  children: ReactNode;
  /** Icon before the label. */
  iconStart?: IconName;
  /** Icon at the end. Default: the icon for an external, mail or telephone link, unless `iconStart` is set. */
  iconEnd?: IconName;
  /** Language of the target page, if it differs from this page's language. */
  hrefLang?: string;
  /** Tooltip. Not available to touch and keyboard, so it must not contain anything important. */
  title?: string;
  /** Saves the target as a file instead of showing it. A string sets the file name. */
  download?: boolean | string;
  /** Anchor id of the link. */
  id?: string;
  /** Class name from a component that adds styles. */
  className?: string;
}
/** A link that looks like a button, for the most important link of a screen. */
declare function ButtonLink({
  href,
  siteOrigin,
  children,
  iconStart,
  iconEnd,
  ...rest
}: ButtonLinkProps): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | null | undefined;
interface FieldMessagesProps {
  /** What to enter, and in which format. */
  hint?: Words | undefined;
  /** What is wrong, and how to correct it. */
  error?: Words | undefined;
}
/** The attributes that link a control to its messages. */
interface DescribedControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}
/** A required field needs a text that says so, next to it or once above the form (WCAG 3.3.2). */
type Requirement = {
  required?: false;
  requiredLabel?: Words | undefined;
} | {
  /** True if the form must not be sent without this field. Default false. */required: true;
  /**
   * The text that marks a required field, such as "required", shown in brackets next to the label. Or
   * `requiredStar`, which screen readers skip: they announce the field itself as required.
   */
  requiredLabel: Words;
};
type CheckboxOwnProps = FieldMessagesProps & Requirement & {
  /** Can contain a link. Use `<Words of={…} />` for a text that may be in another language. */label: ReactNode; /** Id of the control, for references from elsewhere, such as an error summary. */
  id?: string | undefined; /** The name under which the form sends the answer. */
  name?: string | undefined;
};
/** Attributes of `input` such as `checked`, `disabled` and `ref` are passed on. */
type CheckboxProps = CheckboxOwnProps & Omit<ComponentProps<'input'>, keyof CheckboxOwnProps | 'type' | 'style' | 'className' | 'size'>;
/** A checkbox with a label. The error is above it, the hint below the label. */
declare function Checkbox({
  label,
  hint,
  error,
  id,
  required,
  requiredLabel,
  ...input
}: CheckboxProps): import("react").JSX.Element;
declare const fontSizeNames: readonly ["xs", "sm", "md", "lg", "xl", "2xl", "3xl", "4xl", "button"];
/** The column grid; lengths in px. Specification. */
declare const grid: {
  readonly columns: 12;
  readonly gutter: 30; /** Minimum window widths for more columns. */
  readonly breakpoints: {
    readonly sm: 576;
    readonly md: 768;
    readonly lg: 992;
    readonly xl: 1200;
    readonly '2xl': 1600;
  };
};
/** Maximum widths of page content, in px. Specification. */
declare const containers: {
  readonly sm: 640;
  readonly md: 768;
  readonly lg: 1024;
  readonly xl: 1280;
};
/** The styled-system props that layout primitives take. */
type SystemProps = SpaceProps & LayoutProps & ColorProps & TypographyProps & FlexboxProps & GridProps$1 & BorderProps & PositionProps;
/**
 * The props of an element in addition to `Own`: any HTML attribute, and `as` to choose the element. No
 * `style`: the Content-Security-Policy forbids inline styles.
 */
type ElementProps<Own> = Omit<AllHTMLAttributes<HTMLElement>, keyof Own | 'as' | 'style'> & {
  /** The content. */children?: ReactNode; /** The HTML element to render, such as `ul` or `section`. */
  as?: ElementType; /** Receives the HTML element. */
  ref?: Ref<HTMLElement>;
};
interface ContainerOwnProps extends SpaceProps {
  /** Maximum width including padding: 640, 768, 1024 or 1280 px. Default `xl`. */
  size?: ContainerSize;
}
type ContainerSize = keyof typeof containers;
type ContainerProps = ContainerOwnProps & ElementProps<ContainerOwnProps>;
/** Centres its content, with padding of 16 px on a phone up to 32 px on wide windows. */
declare const Container: import("@emotion/styled").StyledComponent<ContainerOwnProps & Omit<import("react").AllHTMLAttributes<HTMLElement>, "style" | "as" | keyof ContainerOwnProps> & {
  children?: import("react").ReactNode;
  as?: import("react").ElementType;
  ref?: import("react").Ref<HTMLElement>;
} & {
  theme?: import("@emotion/react").Theme;
}, {}, {}>;
interface CopyButtonProps {
  /** The text to copy. */
  text: string;
}
/** Copies a text to the clipboard. If the browser refuses, shows the text in a prompt to copy it by hand. */
declare function CopyButton({
  text
}: CopyButtonProps): import("react").JSX.Element;
interface ErrorSummaryProps {
  /** Says that there are errors, such as "Please check your entries". */
  heading: Words;
  /** In the order of the fields. */
  problems: readonly FieldProblem[];
}
/** The error of a field, with the same text as at the field. */
interface FieldProblem {
  readonly fieldId: string;
  readonly label: Words;
  readonly error: Words;
}
/**
 * Lists a form's validation errors above its fields, with a link to each field. Visitors who cannot see all
 * fields at once learn how many errors there are. A form with `useForm` moves the focus here.
 */
declare function ErrorSummary({
  heading,
  problems
}: ErrorSummaryProps): import("react").JSX.Element;
interface ExpanderProps {
  /** The always visible title. */
  summary: Words;
  /** The text that opens. */
  children: ReactNode;
  /** Initially open. Default false. */
  open?: boolean;
  /** A group's name. The browser keeps only one expander of a group open. */
  name?: string;
}
/**
 * A collapsible text with a title. Works without a script. On opening, the content below moves at once and
 * the text unfolds into the space, since few browsers can animate to an automatic height.
 */
declare function Expander({
  summary,
  children,
  ...details
}: ExpanderProps): import("react").JSX.Element;
/** The texts of a field with a label above it. */
type FieldWords = FieldMessagesProps & Requirement & LabelProps;
interface LabelProps {
  /** The name of the field in one or two words. Always visible. */
  label: Words;
  /** Id of the control, for references from elsewhere, such as an error summary. */
  id?: string | undefined;
}
interface FieldProps extends FieldMessagesProps, LabelProps {
  /** The mark of a required field, such as "required". Set only if the field is required. */
  requiredLabel?: Words | undefined;
  /** Renders the control with the attributes that link it to its label and messages. */
  children: (control: DescribedControl) => ReactNode;
}
/** The frame of a control. Label, hint and error are above the control, in this order. */
declare function Field({
  label,
  id,
  hint,
  error,
  requiredLabel,
  children
}: FieldProps): import("react").JSX.Element;
interface GridOwnProps {
  /** Columns that each child spans, by minimum window width. In narrower windows a child takes the full width. */
  span: ColumnsByBreakpoint;
}
type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/** Minimum window widths: `sm` 576 px, `md` 768, `lg` 992, `xl` 1200, `2xl` 1600. */
type ColumnsByBreakpoint = Partial<Record<GridBreakpoint, ColumnCount>>;
type GridBreakpoint = keyof typeof grid.breakpoints;
type GridProps = GridOwnProps & ElementProps<GridOwnProps>;
/**
 * Items of one kind on a grid of twelve columns with gaps of 30 px, as in
 * `<Grid as="ul" role="list" span={{ md: 6, xl: 4 }}>`. On a phone, where eleven gaps would be wider
 * than the window, the items are below each other.
 */
declare const Grid: import("@emotion/styled").StyledComponent<GridOwnProps & Omit<import("react").AllHTMLAttributes<HTMLElement>, "span" | "style" | "as"> & {
  children?: import("react").ReactNode;
  as?: import("react").ElementType;
  ref?: import("react").Ref<HTMLElement>;
} & {
  theme?: import("@emotion/react").Theme;
}, {}, {}>;
/** A step of the type scale. */
type FontSize = Exclude<(typeof fontSizeNames)[number], 'button'>;
interface HeadingOwnProps extends SpaceProps {
  /** Heading level in the document outline, by which screen readers navigate. */
  level: HeadingLevel;
  /** Visual size, if it differs from the level's default. */
  size?: FontSize;
}
type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
type HeadingProps = HeadingOwnProps & Omit<ElementProps<HeadingOwnProps>, 'as'>;
/** A heading without margins: use a `Stack` or the space props for distances. */
declare function Heading({
  level,
  size,
  ...rest
}: HeadingProps): import("react").JSX.Element;
interface IconProps {
  /** The drawing. Each has one meaning on the whole website. */
  name: IconName;
  /** Text alternative, if no text next to the icon says the same. Without it, screen readers skip the icon. */
  label?: string;
  /** Width and height in px at the default text size. Scales with the visitor's text size. Default 24. */
  size?: number;
  /** Class name from a component that adds styles. */
  className?: string;
}
/** A line icon on a 24 px grid, in the text colour. */
declare function Icon({
  name,
  label,
  size,
  className
}: IconProps): import("react").JSX.Element;
interface LinkProps extends LinkContext {
  /** Any URL. If `linkRules` rejects it, the component renders plain text. */
  href: string;
  /** The link text. Must make sense without the sentence around it. */
  children: ReactNode;
  /**
   * `inline` for running text, `quiet` for lists of links such as a menu or the footer, `standalone` for a
   * separate link with an arrow. Default `inline`.
   */
  variant?: LinkVariant;
  /** `false` hides the icon if one with the same meaning is already next to the link. */
  icon?: boolean;
  /** Marks the current page or step. */
  'aria-current'?: 'page' | 'location' | 'step' | true;
  /** Language of the target page, if it differs from this page's language. */
  hrefLang?: string;
  /** Language of the link's text, if it differs from the page's language. */
  lang?: string;
  /** Saves the target as a file instead of showing it. A string sets the file name. */
  download?: boolean | string;
  /** Tooltip. Not available to touch and keyboard, so it must not contain anything important. */
  title?: string;
  /** Anchor id of the link. */
  id?: string;
  /** Class name from a component that adds styles. */
  className?: string;
}
type LinkVariant = 'inline' | 'quiet' | 'standalone';
/** A link. The address decides whether it opens in a new tab and which icon it has (`linkRules`). */
declare function Link({
  href,
  siteOrigin,
  children,
  variant,
  icon,
  ...anchor
}: LinkProps): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | null | undefined;
interface NoticeProps {
  /** `success` if it worked, `danger` if it failed, `info` if neither. Sets the colour and the icon. */
  tone: 'success' | 'danger' | 'info';
  /** The message: what happened, and what to do next. It must be clear without colour and icon. */
  children: ReactNode;
}
/**
 * Shows the result of an action. Screen readers announce it if it appears in a live region that existed
 * before, such as `<div role="status">`.
 */
declare function Notice({
  tone,
  children
}: NoticeProps): import("react").JSX.Element;
interface PictureProps {
  /** Alternative formats, the best one first. */
  sources?: readonly PictureSource[];
  /** URL of the image for browsers that support none of the sources. */
  src: string;
  /** Width of `src` in px. Width and height reserve the space, so that nothing moves when the image loads. */
  width: number;
  /** Height of `src` in px. */
  height: number;
  /** Text alternative; empty if the picture is decorative. */
  alt: string;
  /** Displayed width, as in the HTML attribute. Default: the width of the screen. */
  sizes?: string;
  /** Default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** For the largest picture of the first screen: loads it immediately and before others. */
  priority?: boolean;
  /** Fills the container instead of keeping the picture's own ratio. */
  fit?: Property.ObjectFit;
  /** The point that stays visible where the picture is cropped, in percent. Default: the middle. */
  focus?: {
    readonly x: number;
    readonly y: number;
  } | undefined;
  /** SVG markup of a drawing in the text colour. Only `LogoPicture` uses it. */
  drawing?: string | undefined;
  /** Class name from a component that adds styles. */
  className?: string;
}
interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  srcSet: string;
  /** Media query, if the source is not for all windows. */
  media?: string;
}
/** A picture in several formats and sizes, from which the browser chooses. */
declare function Picture(props: PictureProps): import("react").JSX.Element;
declare const brand: unique symbol;
/** HTML returned by a sanitiser. A plain string is not assignable. */
type SafeHtml = string & {
  readonly [brand]: 'SafeHtml';
};
/**
 * Marks HTML as safe. Only for sanitisers, which have just made it safe, and for the samples in stories. With any other
 * HTML, this function allows cross-site scripting.
 */
declare function trustSanitised(html: string): SafeHtml;
interface RichTextProps {
  /** The text as HTML from a sanitiser. A plain string does not compile. */
  html: SafeHtml;
  /** Language of the text, if it differs from the page's language. */
  lang?: string | undefined;
  /** Class name from a component that adds styles. */
  className?: string;
}
/**
 * An editor's text, with typography for long reading. In addition to the usual elements it supports
 * `class="table-scroll"` on the container of a table, `<a class="new-tab">` for a link that opens in a new
 * tab, and `<span class="visually-hidden">` for the hidden hint in such a link.
 */
declare function RichText({
  html,
  lang,
  className
}: RichTextProps): import("react").JSX.Element;
/** Attributes of `select` such as `value` and `ref` are passed on. */
type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, keyof FieldWords | 'style' | 'className' | 'size' | 'children'> & {
  /** The name under which the form sends the chosen value. */name?: string | undefined; /** In display order. The first one is chosen unless `value` or `defaultValue` says otherwise. */
  options: readonly SelectOption[];
};
interface SelectOption {
  readonly value: string;
  readonly label: Words;
}
/** A choice of one option, with the browser's own list. */
declare function SelectField({
  label,
  hint,
  error,
  id,
  required,
  requiredLabel,
  options,
  ...select
}: SelectFieldProps): import("react").JSX.Element;
interface StackOwnProps {
  /** Step of the space scale between the children. Default 4 (16 px). */
  gap?: ResponsiveValue<number | string>;
  /** Default `column`. */
  direction?: ResponsiveValue<Property.FlexDirection>;
  /** Alignment across the direction, as `align-items` in CSS. */
  align?: ResponsiveValue<Property.AlignItems>;
  /** Distribution along the direction, as `justify-content` in CSS. */
  justify?: ResponsiveValue<Property.JustifyContent>;
  /** Wraps a row to the next line. */
  wrap?: ResponsiveValue<boolean>;
}
type StackLook = StackOwnProps & Omit<SystemProps, keyof StackOwnProps>;
type StackProps = StackLook & ElementProps<StackLook>;
/** Places its children below or next to each other with equal gaps. `as="ul"` gives a list without bullets. */
declare const Stack: import("@emotion/styled").StyledComponent<StackOwnProps & Omit<SystemProps, keyof StackOwnProps> & Omit<import("react").AllHTMLAttributes<HTMLElement>, "style" | "as" | keyof StackOwnProps | keyof import("styled-system").SpaceProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>, string | number | symbol> | keyof import("styled-system").LayoutProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>> | keyof import("styled-system").ColorProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>, string | number | symbol> | keyof import("styled-system").TypographyProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>> | keyof import("styled-system").FlexboxProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>> | keyof import("styled-system").GridProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>> | keyof import("styled-system").BorderProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>, Property.Border<import("styled-system").TLengthStyledSystem>> | keyof import("styled-system").PositionProps<Required<import("styled-system").Theme<import("styled-system").TLengthStyledSystem>>>> & {
  children?: import("react").ReactNode;
  as?: ElementType;
  ref?: import("react").Ref<HTMLElement>;
} & {
  theme?: import("@emotion/react").Theme;
}, {}, {}>;
interface SurfaceOwnProps extends SystemProps {
  /** Default `surface`. */
  tone?: SurfaceTone;
}
type SurfaceTone = 'surface' | 'surface-strong' | 'accent-soft' | 'band';
type SurfaceProps = SurfaceOwnProps & ElementProps<SurfaceOwnProps>;
/**
 * A background for a group of elements, without a shadow. Padding (24 px) and rounded corners can be
 * changed by system props, as in `<Surface p={[4, 6]} borderRadius="sm">`.
 */
declare const Surface: import("@emotion/styled").StyledComponent<SurfaceOwnProps & Omit<import("react").AllHTMLAttributes<HTMLElement>, "style" | "as" | keyof SurfaceOwnProps> & {
  children?: import("react").ReactNode;
  as?: import("react").ElementType;
  ref?: import("react").Ref<HTMLElement>;
} & {
  theme?: import("@emotion/react").Theme;
}, {}, {}>;
interface TextOwnProps extends SpaceProps {
  /** Default: the size of the surrounding text. */
  size?: FontSize;
  /** Default `inherit`. */
  tone?: 'ink' | 'muted' | 'inherit';
  /** 400, 500, 600 or 700. Default: the weight of the surrounding text. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** Limits lines to 60 to 75 characters, which are easy to read. */
  measure?: boolean;
}
type TextProps = TextOwnProps & ElementProps<TextOwnProps>;
/** Text without margins. Renders a paragraph unless `as` is set. */
declare const Text: import("@emotion/styled").StyledComponent<TextOwnProps & Omit<import("react").AllHTMLAttributes<HTMLElement>, "style" | "as" | keyof TextOwnProps> & {
  children?: import("react").ReactNode;
  as?: import("react").ElementType;
  ref?: import("react").Ref<HTMLElement>;
} & {
  theme?: import("@emotion/react").Theme;
}, {}, {}>;
/** Attributes of `textarea` such as `maxLength`, `value` and `ref` are passed on. */
type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords | 'style' | 'className'> & {
  /** The name under which the form sends the text. */name?: string | undefined; /** Height in lines before the field grows. Default 6. */
  rows?: number | undefined;
};
/** A text field with several lines. Grows with the text in browsers that support it. */
declare function TextArea({
  label,
  hint,
  error,
  id,
  required,
  requiredLabel,
  rows,
  ...textarea
}: TextAreaProps): import("react").JSX.Element;
/** Attributes of `input` such as `inputMode`, `value` and `ref` are passed on. */
type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'type' | 'style' | 'className' | 'size'> & {
  /** The name under which the form sends the text. */name?: string | undefined; /** The kind of value that browsers may fill in, such as `email`, as in the HTML attribute (WCAG 1.3.5). */
  autoComplete?: ComponentProps<'input'>['autoComplete']; /** Decides which keyboard a phone shows and what the browser checks. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number';
};
/** A text field with one line. */
declare function TextField({
  label,
  hint,
  error,
  id,
  required,
  requiredLabel,
  type,
  ...input
}: TextFieldProps): import("react").JSX.Element;
interface VisuallyHiddenOwnProps {
  /** Shows the element while it, or an element inside, has the focus. For skip links. */
  focusable?: boolean;
}
type VisuallyHiddenProps = VisuallyHiddenOwnProps & ElementProps<VisuallyHiddenOwnProps>;
/** Text for screen readers only. */
declare const VisuallyHidden: import("@emotion/styled").StyledComponent<VisuallyHiddenOwnProps & Omit<import("react").AllHTMLAttributes<HTMLElement>, "style" | "as" | "focusable"> & {
  children?: import("react").ReactNode;
  as?: import("react").ElementType;
  ref?: import("react").Ref<HTMLElement>;
} & {
  theme?: import("@emotion/react").Theme;
}, {}, {}>;
declare namespace primitives_d_exports {
  export { Button, ButtonLink, ButtonLinkProps, ButtonProps, Checkbox, CheckboxProps, Container, ContainerProps, CopyButton, CopyButtonProps, ErrorSummary, ErrorSummaryProps, Expander, ExpanderProps, Field, Grid, GridProps, Heading, HeadingProps, Icon, IconProps, Link, LinkProps, Notice, NoticeProps, Picture, PictureProps, RichText, RichTextProps, SafeHtml, SelectField, SelectFieldProps, Stack, StackProps, Surface, SurfaceProps, Text, TextArea, TextAreaProps, TextField, TextFieldProps, TextProps, VisuallyHidden, VisuallyHiddenProps, trustSanitised };
}
/**
 * Switches between light and dark mode. The loader adds the behaviour and keeps `aria-pressed` up to date.
 * Without JavaScript the button is hidden and the system's preference applies.
 */
declare function ColorModeToggle(): import("react").JSX.Element;
/**
 * The value of a link's `aria-current`: for the current page, or for the part of the site that
 * contains it.
 */
type CurrentMark = 'page' | 'true';
/** A link of a menu, ready to display. */
interface NavigationLink {
  /** The link text. */
  readonly label: Words;
  /** Path of the target page. */
  readonly href: string;
  /** Language of the target page, if it differs from this page's language. */
  readonly hrefLang?: string;
  /** `page` for a link to the current page, `true` for one to the part of the site that contains it. */
  readonly current?: CurrentMark;
  /** Styled like a button, to stand out among the other links. */
  readonly isButton?: true;
}
/** A top-level entry of the primary menu. */
type NavigationEntry = (Omit<NavigationLink, 'isButton'> & {
  readonly kind: 'link' | 'button';
}) | {
  readonly kind: 'group';
  readonly label: Words; /** Set if the group contains the current page. */
  readonly current?: 'true'; /** Styled like a button in the row. */
  readonly isButton?: true;
  readonly sections: readonly NavigationSection[];
};
/** A group of related links in a dropdown. The heading is left out if there is only one group. */
interface NavigationSection {
  readonly heading?: Words;
  readonly links: readonly NavigationLink[];
}
interface ConsentLinkProps {
  /** The names under which the visitor's answers are stored, one for each choice. */
  names: readonly string[];
  /** Version of the consent question. Visitors who answered another version are asked again. */
  version: string;
  /** Also shows the banner to visitors who have already answered. */
  show?: boolean | undefined;
  /** The Matomo server and site id, for browser/page/consent/allowed.ts. */
  matomo?: {
    url: string;
    siteId: number;
  } | undefined;
}
/** An association's contact data, ready to display. */
interface ContactDetails {
  /** The association's full name, with its legal form. */
  readonly companyName: string;
  /** Shown below the name: `hq` as “Hauptgeschäftsstelle”, `federal_office` as “Bundesgeschäftsstelle”. */
  readonly addressType?: 'hq' | 'federal_office' | undefined;
  /**
   * German legal form: `single`, `ev`, `bag`, or any other as written. Determines the title of the
   * representatives.
   */
  readonly legalForm?: string | undefined;
  /** Names of the people who represent the association by law. */
  readonly executives: readonly string[];
  /** Street, without the house number. */
  readonly street: string;
  /** House number, such as `12` or `128 a–c`. */
  readonly number: string;
  /** Postal code. */
  readonly zipCode: string;
  /** Town or city. */
  readonly city: string;
  /** Landline number; the mobile number if there is no landline. */
  readonly phone?: PhoneNumber | undefined;
  /** Mobile number, in addition to a landline number. */
  readonly mobile?: PhoneNumber | undefined;
  /** Fax number. Shown as text: nobody dials it from a website. */
  readonly fax?: PhoneNumber | undefined;
  /** E-mail address. */
  readonly email?: string | undefined;
}
interface PhoneNumber {
  /** In international format, or as the editor wrote it if it cannot be parsed. */
  readonly text: string;
  /** The `tel:` URL; missing if the number cannot be parsed. */
  readonly href?: string;
}
interface OpeningHoursProps {
  /** One row each, in display order. */
  periods: readonly OpeningHoursPeriod[];
}
interface OpeningHoursPeriod {
  /** A weekday, or the editor's own text. */
  readonly day: {
    readonly label: DayLabel;
  } | {
    readonly words: Words;
  };
  /** Shows "closed" even if there is a note. */
  readonly closed?: boolean;
  /** Such as `09:00`. Unless both times are set, the day is shown as closed, or its note alone is shown. */
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  /** A text below the times, or instead of them. */
  readonly note?: Words | undefined;
}
/** By the number that content gives to a day or a range of days, such as 4 for Monday to Friday. */
type DayLabel = `openingHours.days.${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16}`;
/** Opening hours. A day with two periods has two rows. */
declare function OpeningHours({
  periods
}: OpeningHoursProps): import("react").JSX.Element;
interface LogoProps {
  /** The home page in the page's language. */
  href: string;
  /** Decorative: the name is next to it. */
  image: LogoImage;
  /** The association's name, in two lines next to the logo image. */
  name: string;
  /** Replaces the name if the window is too narrow. */
  shortName: string;
  /** On large screens, places the image above the name instead of next to it. */
  stacked?: boolean;
}
interface LogoImage {
  src: string;
  /** Intrinsic size in px. The image is displayed at the height of the header's first row. */
  width: number;
  height: number;
  /** SVG markup, if the logo is drawn in the text colour. */
  drawing?: string | undefined;
}
/** A link to the home page: logo image and the association's name. At most 300 px wide (specification). */
declare function Logo({
  href,
  image,
  name,
  shortName,
  stacked
}: LogoProps): import("react").JSX.Element;
/** One column of the footer or section of the sidebar, with its content. */
type WidgetProps = {
  /** The heading. Default: the widget's standard name. */readonly header?: Words | undefined;
} & ({
  /** The kind of content. The other props depend on it. */readonly widget: 'address'; /** The address, and the ways to reach the association. */
  readonly contact: ContactDetails; /** A logo above the address. Decorative. */
  readonly logo?: LogoImage;
} | {
  readonly widget: 'contact';
  readonly contact: ContactDetails; /** The page with the contact form. */
  readonly formHref: string; /** True if the address widget already shows all numbers: then only the form is linked here. */
  readonly isBesideAddress?: boolean;
} | {
  readonly widget: 'openingHours'; /** For `openingHours`: days with their times, in display order. */
  readonly periods: readonly OpeningHoursPeriod[];
} | {
  readonly widget: 'navigation'; /** For `navigation`: the links, in display order. */
  readonly links: readonly NavigationLink[];
} | {
  readonly widget: 'social'; /** For `social`: the association's pages on social media. */
  readonly profiles: readonly SocialProfile[];
} | {
  readonly widget: 'unknown'; /** For `unknown`: the kind that the backend asked for. Not shown. */
  readonly name: string;
});
interface SocialProfile {
  readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
  /** Default: the name of the medium. */
  readonly name?: string | undefined;
  readonly href: string;
}
interface OwnProps {
  /** Level of the heading: 2 in the footer, 3 below the sidebar's heading. Default 2. */
  readonly headingLevel?: 2 | 3;
}
/** A widget of the footer or the sidebar, with its heading. */
declare function Widget({
  headingLevel,
  ...props
}: WidgetProps & OwnProps): import("react").JSX.Element | null;
interface FooterProps {
  /** In display order. */
  widgets: readonly WidgetProps[];
  /** Imprint, privacy, accessibility statement (if the project shows it) and sitemap. */
  legalLinks: readonly NavigationLink[];
  /** The name of the association, without address. */
  owner: string;
  /**
   * The names under which the visitor's answers are stored, one for each choice; empty if the site asks for
   * no consent.
   */
  consents: readonly string[];
  /** The version of the consent question. */
  consentVersion: string;
  /** Also shows the banner to visitors who have already answered. */
  showConsents?: boolean | undefined;
  /** The Matomo server and site id. Visits are counted only with consent. */
  matomo?: ConsentLinkProps['matomo'];
}
/** The footer of every page, on the brand's dark background. */
declare function Footer({
  widgets,
  legalLinks,
  owner,
  consents,
  ...rest
}: FooterProps): import("react").JSX.Element;
/** A serif for headings with a sans for text. Each pair is named after its mood. */
type TypefacePair = 'humane' | 'salon';
/** The roundness of corners. */
type CornerShape = 'soft' | 'sharp' | 'round';
/** The spacing. */
type Density = 'regular' | 'compact' | 'airy';
/**
 * The position of the logo in a large window's header: at the start of the line or in its middle.
 */
type HeaderLayout = 'beside' | 'centered';
interface PrimaryMenuProps {
  /** Links, groups and buttons, in display order. After a log-in, the members' menu replaces the last one. */
  entries: readonly NavigationEntry[];
}
/**
 * The main menu: a row with dropdowns on large screens, a list of collapsible groups on small ones. Groups
 * are `details` elements with the same name, so the browser keeps only one of them open.
 */
declare function PrimaryMenu({
  entries
}: PrimaryMenuProps): import("react").JSX.Element;
interface HeaderProps {
  /** The link to the home page. `stacked` is set by `layout`. */
  logo: LogoProps;
  /** The entries of the main menu. */
  menu: PrimaryMenuProps;
  /** The language switch, which differs from page to page. */
  languageSwitch: ReactNode;
  /** False if the project's base colour determines light or dark mode. */
  colorModeToggle: boolean;
  /** The search page; left out if the site has no search in this language. */
  searchHref?: string | undefined;
  /** Position of the logo on large screens. Default `beside`: at the start of the line. */
  layout?: HeaderLayout | undefined;
}
/**
 * The header of every page. On small screens the menu is a popover behind a button; the browser opens,
 * closes and announces it. On large screens the same menu is always visible.
 */
declare function Header({
  logo,
  menu,
  languageSwitch,
  colorModeToggle,
  ...rest
}: HeaderProps): import("react").JSX.Element;
interface BreadcrumbsProps {
  /** From the home page to the current page, which is last. */
  trail: readonly Crumb[];
}
interface Crumb {
  readonly label: Words;
  /** Missing for a section without a page of its own, and for the current page. */
  readonly href?: string | undefined;
}
/** Breadcrumbs: the position of the page in the site, with links to the levels above. */
declare function Breadcrumbs({
  trail
}: BreadcrumbsProps): import("react").JSX.Element;
interface PageProps {
  /** Breadcrumbs from the home page to this page. */
  trail?: BreadcrumbsProps['trail'] | undefined;
  /** The main heading, of level 1. */
  title: Words;
  /** The introductory sentence below the heading. */
  lead?: Words | undefined;
  /** Shown next to the content on large screens. */
  aside?: ReactNode;
  /** Position of `aside` on small screens and for screen readers. Default `after`. */
  asidePlace?: 'before' | 'after' | undefined;
  /** The content below the heading. */
  children?: ReactNode;
}
/** The layout of an ordinary page: heading, lead, content and aside. */
declare function Page(props: PageProps): import("react").JSX.Element;
interface SidebarProps {
  /** The heading of the panel and the label of the button that opens it. */
  title: Words;
  /** The content of the panel. It scrolls if it is longer than the window. */
  children: ReactNode;
}
/**
 * A button that opens a panel at the edge of the window. The panel is a popover: the browser opens it
 * without a script, closes it on Escape or an outside click, and restores the focus. Following a link also
 * closes it (`browser/page/navigation/closeMenus.ts`).
 */
declare function Sidebar({
  title,
  children
}: SidebarProps): import("react").JSX.Element;
/** The first focusable element on every page: skips the menus (WCAG 2.4.1). */
declare function SkipLink(): import("react").JSX.Element;
/**
 * Adds to the header what HTML and CSS cannot do: menus close on Escape and on a click elsewhere, arrow keys move in them, and the
 * button for light and dark works. Call it in the component that renders `Header`.
 */
declare function useHeaderScripts(): void;
declare namespace frame_d_exports {
  export { ColorModeToggle, Footer, FooterProps, Header, HeaderProps, Logo, LogoProps, Page, PageProps, Sidebar, SidebarProps, SkipLink, Widget, WidgetProps, useHeaderScripts };
}
interface LanguageSwitchProps {
  /** All languages of the site, including the page's own, in display order. */
  languages: readonly LanguageChoice[];
}
interface LanguageChoice {
  readonly language: Language;
  /** URL of the same page in that language, or of the home page if there is none. */
  readonly href: string;
  /** True if the same page exists in that language. */
  readonly available: boolean;
}
/** Links to the same page in other languages. Each language is named in itself. */
declare function LanguageSwitch({
  languages
}: LanguageSwitchProps): import("react").JSX.Element;
interface PaginationProps {
  /** The number of the current page, from 1. */
  current: number;
  /** The URLs of all pages. */
  hrefs: readonly string[];
}
/** Pagination of a long list: links to the neighbouring, the first and the last pages. */
declare function Pagination({
  current,
  hrefs
}: PaginationProps): import("react").JSX.Element;
interface SubNavigationProps {
  /** The section of the site that the page belongs to. */
  heading: Words;
  /** The section's overview page. */
  overview?: Omit<NavigationLink, 'label'> | undefined;
  /** All pages of the section, in the menu's order. */
  links: readonly NavigationLink[];
}
/** Links to all pages of the current section, with the current page marked. */
declare function SubNavigation({
  heading,
  overview,
  links
}: SubNavigationProps): import("react").JSX.Element;
declare namespace navigation_d_exports {
  export { Breadcrumbs, BreadcrumbsProps, LanguageSwitch, LanguageSwitchProps, Pagination, PaginationProps, PrimaryMenu, PrimaryMenuProps, SubNavigation, SubNavigationProps };
}
interface TableOfContentsProps {
  /** The headings of level 2, in the order of the text. */
  headings: readonly ContentHeading[];
  /** For small screens, where the other table of contents is hidden: collapsed to its title. */
  folded?: boolean;
}
interface ContentHeading {
  readonly id: string;
  readonly text: string;
}
/** Links to the headings of a long text. */
declare function TableOfContents({
  headings,
  folded
}: TableOfContentsProps): import("react").JSX.Element;
interface DownloadListProps {
  /** In display order. */
  documents: readonly DownloadProps[];
}
interface DownloadProps {
  title: Words;
  description?: Words | undefined;
  href: string;
  /** MIME type */
  type: string;
  /** Short name of the file type, such as `PDF`. */
  kind: string;
  /** File size in bytes. */
  size: number;
  /** Language of the document if it differs from the page's language. */
  language?: Language | undefined;
}
/** A list of documents to download, with file type, size and language. */
declare function DownloadList({
  documents
}: DownloadListProps): import("react").JSX.Element;
interface FeeTableProps {
  /** Parts of the fee schedule, each with its items. */
  sections: readonly FeeSection[];
}
interface FeeSection {
  title: Words;
  positions: readonly FeePosition[];
}
interface FeePosition {
  /** The number of the item on invoices. */
  number: string;
  service: Words;
  minutes?: number | undefined;
  /** Fee in euros. */
  amount: number;
}
/**
 * A fee schedule. On a narrow screen each item takes two lines. Explicit roles keep it a table for screen
 * readers: browsers drop the native roles when CSS changes `display`.
 */
declare function FeeTable({
  sections
}: FeeTableProps): import("react").JSX.Element;
/**
 * The kind of an institution's training: the profession itself, a specialism, or continuing
 * education.
 */
declare const trainingKinds: readonly ["initial", "specialist", "continuing"];
type TrainingKind = (typeof trainingKinds)[number];
/** The share of the week that it takes. */
declare const trainingTimes: readonly ["full_time", "part_time"];
type TrainingTime = (typeof trainingTimes)[number];
interface InstitutionListProps {
  /** In display order. */
  states: readonly InstitutionState[];
}
interface InstitutionState {
  /** A short name for URLs, the same in each language. */
  id: string;
  /** Anchor id for links on the page. */
  anchor: string;
  name: string;
  institutions: readonly InstitutionProps[];
}
interface InstitutionProps {
  name: string;
  subjects: Words;
  street: string;
  place: string;
  kinds: readonly TrainingKind[];
  times: readonly TrainingTime[];
  /** ISO date, such as `2028-06-30`. */
  accreditedUntil: string;
  website?: string | undefined;
  phone?: PhoneNumber | undefined;
  email?: string | undefined;
}
/** Schools grouped by state. The HTML contains all of them; a filter hides those that do not match. */
declare function InstitutionList({
  states
}: InstitutionListProps): import("react").JSX.Element;
interface PeopleGridProps {
  /** In display order. */
  people: readonly PersonProps[];
}
interface PersonProps {
  name: string;
  function: Words;
  region?: Words | undefined;
  subjects?: Words | undefined;
  about?: Words | undefined;
  phone?: PhoneNumber | undefined;
  email?: string | undefined;
  portrait?: Pick<PictureProps, 'src' | 'width' | 'height' | 'sources'> | undefined;
}
/** People with their functions and contact data. Their names are headings of level 3. */
declare function PeopleGrid({
  people
}: PeopleGridProps): import("react").JSX.Element;
type LogoPictureProps = Pick<PictureProps, 'src' | 'width' | 'height' | 'sources' | 'sizes' | 'drawing'>;
interface OrganisationGridProps {
  /** In display order. */
  organisations: readonly OrganisationProps[];
  /** Heading level of the names. Default 3. */
  headingLevel?: 2 | 3;
}
interface OrganisationProps {
  /** The name of the organisation or brand. */
  name: string;
  description: Words;
  /** The organisation's own website. */
  href?: string | undefined;
  /** The page with the organisation's products. */
  productsHref?: string | undefined;
  /** Decorative: the name says the same. Default: a monogram. */
  logo?: Omit<LogoPictureProps, 'sizes'> | undefined;
}
/** Partners, allied associations or brands, each with a description. The first link covers its card. */
declare function OrganisationGrid({
  organisations,
  headingLevel
}: OrganisationGridProps): import("react").JSX.Element;
declare namespace content_d_exports {
  export { DownloadList, DownloadListProps, FeeTable, FeeTableProps, InstitutionList, InstitutionListProps, OrganisationGrid, OrganisationGridProps, PeopleGrid, PeopleGridProps, TableOfContents, TableOfContentsProps };
}
interface CallToActionProps {
  /** A question or an invitation, by an editor. */
  heading: Words;
  /** One or two sentences below the heading. */
  text?: Words | undefined;
  /** The telephone number. A number that cannot be dialled is left out. */
  phone?: PhoneNumber | undefined;
  /** The page with the contact form. */
  formHref: string;
}
/** Invites visitors to call or to write, at the end of a page. */
declare function CallToAction({
  heading,
  text,
  phone,
  formHref
}: CallToActionProps): import("react").JSX.Element;
/** Name, representatives and contact data of the association, as a separate block. */
declare function ContactInfo(contact: ContactDetails): import("react").JSX.Element;
type PostalAddressProps = Pick<ContactDetails, 'street' | 'number' | 'zipCode' | 'city'> & {
  /** Shown above the street. */companyName?: string | undefined;
};
/** A postal address as on an envelope. Empty lines are left out. */
declare function PostalAddress({
  companyName,
  street,
  number,
  zipCode,
  city
}: PostalAddressProps): import("react").JSX.Element;
type ReachListProps = Pick<ContactDetails, 'phone' | 'mobile' | 'fax' | 'email'>;
/** Telephone, mobile, fax and e-mail, each with a label. Missing values are left out. */
declare function ReachList({
  phone,
  mobile,
  fax,
  email
}: ReachListProps): import("react").JSX.Element | null;
declare namespace contact_d_exports {
  export { CallToAction, CallToActionProps, ContactInfo, OpeningHours, OpeningHoursProps, PostalAddress, PostalAddressProps, ReachList, ReachListProps };
}
interface LegalNoticeProps {
  /** Name, representatives, address and contact data. The mobile number is not shown. */
  contact: ContactDetails;
  /** Each with type, number and registrar. */
  registers: readonly Words[];
  /** VAT id per section 27a of the German VAT act. */
  vatId?: string | undefined;
  /** Business id per section 139c of the German Fiscal Code. Part of an imprint (DDG, section 5(1) no. 6). */
  businessId?: string | undefined;
  /** Tax number. The law does not require it in an imprint. */
  taxNumber?: string | undefined;
  /** Draws a background. Set it to false inside a section that already has one. Default true. */
  framed?: boolean;
}
/** The provider information that the law requires (section 5 of the German DDG). */
declare function LegalNotice({
  contact,
  registers,
  vatId,
  businessId,
  taxNumber,
  framed
}: LegalNoticeProps): import("react").JSX.Element;
interface LegalPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'>, TableOfContentsProps {
  /** Content above the text. */
  before?: ReactNode;
  /** The legal text. Its headings are in `headings`, too. */
  body?: RichTextProps | undefined;
  /** Who runs the site, in the sidebar. */
  notice: LegalNoticeProps;
  /** Widgets below that, chosen by editors. */
  widgets?: readonly WidgetProps[];
  /** An invitation to call or write, at the end. */
  callToAction?: CallToActionProps | undefined;
  /** Sections below the text. */
  children?: ReactNode;
}
/**
 * A legal text. With three headings or more it has a table of contents: next to the text on wide windows,
 * otherwise collapsed above it. A button opens the sidebar with the provider's data.
 */
declare function LegalPage({
  title,
  lead,
  trail,
  headings,
  body,
  notice,
  ...rest
}: LegalPageProps): import("react").JSX.Element;
declare namespace legal_d_exports {
  export { LegalNotice, LegalNoticeProps, LegalPage, LegalPageProps };
}
interface NewsTeaserProps {
  /** The heading of the news item. */
  title: Words;
  /** ISO date, such as `2026-11-21`. */
  date: string;
  /** One or two sentences. */
  lead?: Words | undefined;
  /** The page with the news item. */
  href: string;
  /** Shown small. Decorative: says no more than the title. */
  picture?: PictureProps | undefined;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3;
  /** Shown next to the title, such as a mark for new items. */
  mark?: ReactNode;
}
/** A news item in a list. The title is the link, and the whole entry is clickable. */
declare function NewsTeaser({
  title,
  date,
  lead,
  href,
  picture,
  ...rest
}: NewsTeaserProps): import("react").JSX.Element;
interface NewsItemContentProps {
  /** ISO date, such as `2026-11-21`. */
  date: string;
  /** A person's name. */
  author?: string | undefined;
  /** Shown large, above the text. */
  picture?: PictureProps | undefined;
  /** An editor's text. */
  body?: RichTextProps | undefined;
  /** Other news of the section; hidden if empty. */
  related: readonly NewsTeaserProps[];
  /** The section's news list. */
  listHref: string;
}
/** The content of a news item below its title, with related news. */
declare function NewsItemContent(props: NewsItemContentProps): import("react").JSX.Element;
interface NewsListPageProps extends Pick<PageProps, 'title' | 'lead' | 'trail'> {
  /** An editor's text above the list. */
  body?: RichTextProps | undefined;
  /** The news of this page of the list, grouped by year, newest first. */
  years: readonly NewsYear[];
  /** Where each year begins in the whole list. Shown if there are two years or more. */
  archive: readonly YearLink[];
  /** Links to the other pages of the list. Shown if there are two pages or more. */
  pagination: PaginationProps;
  /** Links to the other pages of the part of the site; left out outside of one. */
  subNavigation?: SubNavigationProps | undefined;
}
interface NewsYear {
  readonly year: string;
  readonly items: readonly NewsTeaserProps[];
}
interface YearLink {
  readonly year: string;
  readonly href: string;
}
/** The news list of a section. */
declare function NewsListPage({
  title,
  lead,
  trail,
  body,
  ...list
}: NewsListPageProps): import("react").JSX.Element;
declare namespace news_d_exports {
  export { NewsItemContent, NewsItemContentProps, NewsListPage, NewsListPageProps, NewsTeaser, NewsTeaserProps };
}
/** The two colours that a project chooses, in any CSS notation. */
interface ProjectColors {
  readonly brandColor: string;
  readonly baseColor: string;
}
/** A project's design choices in addition to its colours. */
interface ProjectShapes {
  readonly typefaces: TypefacePair;
  readonly corners: CornerShape;
  readonly density: Density;
}
interface ProjectTheme extends ProjectColors, ProjectShapes {
  /**
   * Who chooses light or dark: `user` follows the visitor (the stored choice, written to
   * `<html data-color-mode>`, otherwise the system's preference); `base` uses the mode of the base colour.
   */
  readonly colorMode: 'user' | 'base';
}
declare namespace theme_d_exports {
  export { Theme, themeStylesheet };
}
/** Two colours, and any of the choices that editors have. */
type Theme = ProjectColors & Partial<ProjectTheme>;
/**
 * Returns the tokens and global styles of a theme as CSS. The colours of both modes follow from the two of the theme,
 * with sufficient contrast for any two. Takes some milliseconds: call it once.
 *
 * @throws if one of the colours is not a colour.
 */
declare function themeStylesheet(theme: Theme): string;
declare namespace server_d_exports {
  export { ServerStyles, colorModeScript, serverStyles };
}
/** The styles of one response. */
interface ServerStyles {
  /** For `CollegiumProvider`. Collects the styles of the components that are rendered. */
  readonly cache: EmotionCache;
  /**
   * Returns the `style` elements for the `head`, with the theme and the styles of all components rendered so
   * far: call it after `renderToString`, or in `onAllReady` of a stream.
   */
  readonly tags: () => string;
}
/**
 * Returns a collection of styles for one response, so that the page has its final look before the script runs.
 *
 * @param stylesheet from `themeStylesheet`; leave it out if the page links a file with it
 * @param nonce that of the response's Content-Security-Policy
 */
declare function serverStyles({
  stylesheet,
  nonce
}?: {
  stylesheet?: string;
  nonce?: string;
}): ServerStyles;
/**
 * A script for the `head`, in a `script` element with the nonce or as a file: applies the light or dark mode that the visitor has
 * chosen on an earlier page, before the page is visible.
 */
declare const colorModeScript = "try{let m=localStorage.getItem('collegium-color-mode');m&&document.documentElement.setAttribute('data-color-mode',m)}catch{}";
export { Breadcrumbs, type BreadcrumbsProps, Button, ButtonLink, type ButtonLinkProps, type ButtonProps, CallToAction, type CallToActionProps, Checkbox, type CheckboxProps, CollegiumProvider, type CollegiumProviderProps, ColorModeToggle, ContactInfo, Container, type ContainerProps, CopyButton, type CopyButtonProps, DownloadList, type DownloadListProps, ErrorSummary, type ErrorSummaryProps, Expander, type ExpanderProps, FeeTable, type FeeTableProps, Field, Footer, type FooterProps, FormattedDate, Grid, type GridProps, Header, type HeaderProps, Heading, type HeadingProps, Icon, type IconProps, InstitutionList, type InstitutionListProps, type LanguageLabels, LanguageSwitch, type LanguageSwitchProps, LegalNotice, type LegalNoticeProps, LegalPage, type LegalPageProps, Link, type LinkProps, Logo, type LogoProps, NewsItemContent, type NewsItemContentProps, NewsListPage, type NewsListPageProps, NewsTeaser, type NewsTeaserProps, Notice, type NoticeProps, OpeningHours, type OpeningHoursProps, OrganisationGrid, type OrganisationGridProps, Page, type PageProps, Pagination, type PaginationProps, PeopleGrid, type PeopleGridProps, Picture, type PictureProps, PostalAddress, type PostalAddressProps, PrimaryMenu, type PrimaryMenuProps, ReachList, type ReachListProps, RichText, type RichTextProps, type SafeHtml, SelectField, type SelectFieldProps, ServerStyles, Sidebar, type SidebarProps, SkipLink, Stack, type StackProps, SubNavigation, type SubNavigationProps, Surface, type SurfaceProps, TableOfContents, type TableOfContentsProps, Text, TextArea, type TextAreaProps, TextField, type TextFieldProps, type TextProps, Theme, VisuallyHidden, type VisuallyHiddenProps, Widget, type WidgetProps, Words, colorModeScript, contact_d_exports as contact, content_d_exports as content, frame_d_exports as frame, index_d_exports as index, legal_d_exports as legal, navigation_d_exports as navigation, news_d_exports as news, primitives_d_exports as primitives, server_d_exports as server, serverStyles, showChosenColorMode, theme_d_exports as theme, themeStylesheet, trustSanitised, useHeaderScripts };