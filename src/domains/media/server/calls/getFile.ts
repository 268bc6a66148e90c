import type { Handler } from '../../../../access/server/handler.ts'
import type { mediaCalls } from '../../contract.ts'
import { getOwnFile } from '../reads.ts'
import { viewFile } from '../view.ts'

export const getFile: Handler<typeof mediaCalls.getFile> = async ({ uid }, { actor, db, config }) =>
  viewFile(config, await getOwnFile(db, actor, uid))
