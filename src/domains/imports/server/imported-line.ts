/** A row of an import. */
export type ImportedLine = { importUid: string; line: number }
