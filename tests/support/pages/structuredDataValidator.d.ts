declare module "@adobe/structured-data-validator" {
  export interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    /** `schemaOrg` for words that schema.org does not have. */
    errorType?: string;
  }
  export default class Validator {
    /** @param schemaOrg definitions in the form in which schema.org publishes them */
    constructor(schemaOrg?: { "@graph": readonly object[] });
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
