/** Additions of the webpack preset to plain TypeScript in front-end packages. */

/** Replaced at build time; the only piece of `process` that exists in a bundle. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };

// Imported files become the address of a copy with a content hash in its name.
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.mp3' {
  const url: string;
  export default url;
}
declare module '*.wav' {
  const url: string;
  export default url;
}
