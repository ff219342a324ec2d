/** How every published package is built; declarations come from the type checker. */
export const packageBuild = {
  format: 'esm' as const,
  target: 'es2023',
  dts: false,
  sourcemap: true,
  clean: true,
  splitting: true,
  external: [/^node:/],
};

/** The packages with components say so to whoever splits an app between server and browser. */
export const componentBuild = { ...packageBuild, banner: { js: '"use client";' } };
