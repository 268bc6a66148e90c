import type { Reporter } from 'knip'

/** A knip reporter that says how many files it followed. */
const printCount: Reporter = ({ counters }) => console.log(`followed ${counters.total} files`)

export default printCount
