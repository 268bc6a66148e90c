import type { HandlersOf } from '../../../access/server/handler.ts'
import type { mediaCalls } from '../contract.ts'
import { getFile } from './calls/getFile.ts'
import { setPoster } from './calls/setPoster.ts'

export const mediaHandlers: HandlersOf<typeof mediaCalls> = { getFile, setPoster }
