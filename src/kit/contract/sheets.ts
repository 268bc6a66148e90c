/** Encodings that a text file may be in, by the names that `TextDecoder` takes, with what people call them. */
export const encodings = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Western (Windows-1252)',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  macintosh: 'Western (Mac)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB18030)',
  big5: 'Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const
export type Encoding = keyof typeof encodings

/** What may stand between the cells of a CSV file. */
export const delimiters = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Pipe',
  '^': 'Caret',
  '~': 'Tilde',
  ':': 'Colon',
} as const
export type Delimiter = keyof typeof delimiters

export const formats = ['csv', 'xlsx', 'ndjson'] as const
export type Format = (typeof formats)[number]

/** How a file is read: what was detected, with what somebody chose instead. */
export type Reading = {
  format: Format
  encoding: Encoding
  delimiter: Delimiter
  /** The line that names the columns; 0 where the first line is data already. */
  headerLine: number
  /** The sheet of an Excel file, by name. */
  sheet: string | null
}
