declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly path: readonly { readonly type: string }[];
  }
  export default class Validator {
    validate(extracted: {
      readonly jsonld: Readonly<Record<string, unknown>>;
      readonly microdata: Readonly<Record<string, unknown>>;
      readonly rdfa: Readonly<Record<string, unknown>>;
      readonly errors: readonly unknown[];
    }): Promise<Issue[]>;
  }
}
