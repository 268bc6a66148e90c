import { briefs } from './tables.ts'

/** What tables of later domains may refer to. */
export const briefUid = () => briefs.uid
