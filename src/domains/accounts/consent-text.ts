/** The text of the banner and of its page. Who answered another one is asked again. */
export const consentTextVersion = '2026-11-21'
