/// <reference types="vite/client" />

declare module '*?facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module can't import a file
  const facts: import('./componentPage/componentFacts.ts').ComponentFacts;
  export default facts;
}
