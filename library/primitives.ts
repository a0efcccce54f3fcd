export { Button, type ButtonProps } from '../components/primitives/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../components/primitives/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from '../components/primitives/Checkbox.tsx';
export { Container, type ContainerProps } from '../components/primitives/Container.tsx';
export { CopyButton, type CopyButtonProps } from '../components/primitives/CopyButton.island.tsx';
export { ErrorSummary, type ErrorSummaryProps } from '../components/primitives/ErrorSummary.tsx';
export { Expander, type ExpanderProps } from '../components/primitives/Expander.tsx';
export { Field } from '../components/primitives/Field.tsx';
export { Grid, type GridProps } from '../components/primitives/Grid.tsx';
export { Heading, type HeadingProps } from '../components/primitives/Heading.tsx';
export { Icon, type IconProps } from '../components/primitives/Icon.tsx';
export { Link, type LinkProps } from '../components/primitives/Link.tsx';
export { Notice, type NoticeProps } from '../components/primitives/Notice.tsx';
export { Picture, type PictureProps } from '../components/primitives/Picture.tsx';
export { RichText, type RichTextProps } from '../components/primitives/RichText.tsx';
export { SelectField, type SelectFieldProps } from '../components/primitives/SelectField.tsx';
export { Stack, type StackProps } from '../components/primitives/Stack.tsx';
export { Surface, type SurfaceProps } from '../components/primitives/Surface.tsx';
export { Text, type TextProps } from '../components/primitives/Text.tsx';
export { TextArea, type TextAreaProps } from '../components/primitives/TextArea.tsx';
export { TextField, type TextFieldProps } from '../components/primitives/TextField.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from '../components/primitives/VisuallyHidden.tsx';
export { trustSanitised, type SafeHtml } from '../components/primitives/safeHtml.ts';
