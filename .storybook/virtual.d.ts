declare module 'virtual:component-reference' {
  const references: Readonly<Record<string, import('./reference-plugin.ts').ComponentReference>>;
  export default references;
}
