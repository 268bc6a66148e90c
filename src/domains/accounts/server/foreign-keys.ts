import { accounts } from './tables.ts'

/** What tables of later domains may refer to. */
export const accountUid = () => accounts.uid
