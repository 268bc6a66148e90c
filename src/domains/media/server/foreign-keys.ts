import { files } from './tables.ts'

/** What tables of later domains may refer to. */
export const fileUid = () => files.uid
