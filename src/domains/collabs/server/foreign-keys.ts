import { collabs } from './tables.ts'

/** What tables of later domains may refer to. */
export const collabUid = () => collabs.uid
