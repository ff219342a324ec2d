declare module 'semver' {
  /** The parts that are used here of a package without types. */
  export function minVersion(range: string): { readonly version: string } | null;
}
