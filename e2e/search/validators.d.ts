declare module '@marbec/web-auto-extractor' {
  type Found = { readonly [format: string]: unknown };
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Found;
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING'; readonly path: unknown };
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default class Validator {
    validate(extracted: { readonly [format: string]: unknown }): Promise<readonly Issue[]>;
  }
}
