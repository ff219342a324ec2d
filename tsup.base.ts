/** How the elements for pages without a bundler are built; packages for bundlers are built by `scripts/package-build/build-package.ts`. */
export const pageBuild = {
  format: 'esm' as const,
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
};
