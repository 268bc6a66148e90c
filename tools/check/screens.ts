import type { Finding } from './gate.ts'

const screenFile = /^src\/.*Screen\.tsx$/

/** Every screen is opened in each of its states by a test beside it. */
export function checkScreens(files: readonly string[]): Finding {
  const known = new Set(files)
  const screens = files.filter((path) => screenFile.test(path))
  const problems = screens
    .map((screen) => ({ screen, test: screen.replace(/\.tsx$/, '.test.tsx') }))
    .filter(({ test }) => !known.has(test))
    .map(({ screen, test }) => `${screen} has no test: open it with describeScreen in ${test}.`)
  return { gate: 'screens', saw: screens.length, unit: 'screens', problems }
}
