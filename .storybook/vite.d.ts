/// <reference types="vite/client" />

declare module '*?facts' {
  const facts: import('./componentPage/componentFacts.ts').ComponentFacts;
  export default facts;
}
