/** What looks for malware in files that people bring. */
export type Scanner = {
  /** Reads a file to its end. Answers what was found in it; null when it is clean. Throws when the scanner can't tell, such as while it is down. */
  scan: (path: string) => Promise<string | null>
}
